import { CopyButton, tag } from 'docs-engine/tags'
import { z } from 'zod'
import { type Address as AddressValue, isChecksummed } from '#facts/contracts/address.ts'
import { explorerAddressUrl, networkByKey, networks } from '#facts/networks.ts'
import styles from './address.module.css'

/** An address on a network: the whole of it, a link to the network's explorer and a copy button. */
export const Address = tag(
  {
    chain: z.enum([...networks.values()].map(({ key }) => key)),
    /** In checksummed case. */
    address: z.custom<AddressValue>(
      isChecksummed,
      'expected an address in checksummed case (EIP-55)',
    ),
    /** What lives there, for screen readers. */
    label: z.string().min(1),
  },
  function Address({ chain, address, label }) {
    const network = networkByKey(chain)
    return (
      <span className={styles.address}>
        <a href={explorerAddressUrl(network, address)}>
          <code>{address}</code>
        </a>
        <CopyButton text={address} label={`Copy the address of ${label} on ${network.name}`} />
        {/* A full stop after it is not alone on the next line. */}
        {'\u2060'}
      </span>
    )
  },
)

import { CopyButton } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import type { Address as AddressValue } from '#facts/contracts/address.ts'
import { explorerAddressUrl, type NetworkKey, networkByKey } from '#facts/networks.ts'
import styles from './address.module.css'

interface Props {
  chain: NetworkKey
  /** In checksummed case. */
  address: AddressValue
  /** What lives there, for screen readers. */
  label: string
}

/** An address on a network: the whole of it, a link to the network's explorer and a copy button. */
export function Address({ chain, address, label }: Props): ReactNode {
  const network = networkByKey(chain)
  return (
    <span className={styles.address}>
      <a href={explorerAddressUrl(network, address)}>
        <code>{address}</code>
      </a>
      <CopyButton text={address} label={`Copy the address of ${label} on ${network.name}`} />
    </span>
  )
}

import type { ReactNode } from 'react'
import { type NetworkKey, networks } from '#domain/networks/networks.ts'
import styles from './address.module.css'

interface Props {
  chain: NetworkKey
  /** In checksummed case. */
  address: `0x${string}`
  /** What lives there, for screen readers. */
  label: string
}

/** An address on a network: the whole of it, a link to the network's explorer and a copy button. */
export function Address({ chain, address, label }: Props): ReactNode {
  const { name, explorerUrl } = networks[chain]
  return (
    <span className={styles.address}>
      <a href={`${explorerUrl}/address/${address}`}>
        <code>{address}</code>
      </a>
      <button
        type="button"
        className={`${styles.copy} needs-script`}
        data-copy={address}
        aria-label={`Copy the address of ${label} on ${name}`}
      >
        Copy
      </button>
    </span>
  )
}

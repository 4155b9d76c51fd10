import type { Network } from '../networks.ts'
import type { Address } from './address.ts'
import type { DeploymentTable } from './deployment.ts'

/** How the addresses of a table are spread over its networks. Computed from its rows. */
export interface Spread {
  readonly networks: number
  /** Different addresses. */
  readonly addresses: number
  /** The address that more than half of the networks have, when there is one. */
  readonly common?: {
    readonly address: Address
    /** How many networks have it. */
    readonly networks: number
    /** Those that have not. */
    readonly exceptions: readonly Network[]
  }
}

/** Counts the networks and addresses of a table, and finds the address that most networks share. */
export function spreadOf({ rows }: DeploymentTable): Spread {
  const all = new Set(rows.map(({ network }) => network))
  const byAddress = new Map<Address, Set<Network>>()
  for (const { address, network } of rows)
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(network))
  const [most] = [...byAddress].sort(([, one], [, other]) => other.size - one.size)
  const counts = { networks: all.size, addresses: byAddress.size }
  if (!most || most[1].size * 2 <= all.size) return counts
  const [address, having] = most
  const exceptions = [...all].filter(network => !having.has(network))
  return { ...counts, common: { address, networks: having.size, exceptions } }
}

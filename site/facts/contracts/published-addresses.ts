import type { Source } from 'docs-engine/config'
import * as blade from './blade.ts'
import { type CodeReading, codeReadings } from './code-readings.ts'
import type { DeploymentTable } from './deployment.ts'
import * as deployments from './deployments.ts'
import { placeholderReason } from './placeholder-address.ts'

// Computed from the tables of contracts, each row with the source and date that it has there.

/** A contract on one network, as the file of addresses has it. */
export interface PublishedAddress {
  readonly network: string
  /** EIP-155 chain id. */
  readonly chainId: number
  /** What the contract is called. */
  readonly contract: string
  /** What tells it from others of the same name on the network, such as its implementation. */
  readonly role?: string
  /** In checksummed case (EIP-55). */
  readonly address: `0x${string}`
  /** Where the address was read, and on which day. */
  readonly source: Source
  /** What a node said of its code; undefined when none was asked. */
  readonly reading?: CodeReading
}

/** Whether what a module exports is a table of addresses. */
function isTable(value: unknown): value is DeploymentTable {
  return typeof value === 'object' && value !== null && 'rows' in value && 'contract' in value
}

/** Every table of addresses that pages show. */
export const addressTables: readonly DeploymentTable[] = [deployments, blade].flatMap(module =>
  Object.values(module).filter(isTable),
)

/**
 * Every address that these pages publish of the protocol, by chain id, contract and address. Coins that networks wrap
 * are not among them: those contracts belong to the networks.
 * @param tables where each contract lives
 * @param readings what nodes said of the code at some of the addresses
 * @throws Error for a placeholder, a row that is there twice, and a reading of an address that is in no table
 */
export function gatherAddresses(
  tables: readonly DeploymentTable[] = addressTables,
  readings: readonly CodeReading[] = codeReadings,
): readonly PublishedAddress[] {
  const readingOf = new Map(readings.map(reading => [keyOf(reading), reading]))
  const gathered = tables.flatMap(({ contract, rows }) =>
    rows.map(({ network, address, role, source }): PublishedAddress => {
      const { name, chainId } = network
      const place = `${contract} on ${name}, ${address}`
      const reason = placeholderReason(address)
      if (reason) throw new Error(`${place}, is a placeholder: ${reason}`)
      const reading = readingOf.get(keyOf({ chainId, address }))
      return {
        network: name,
        chainId,
        contract,
        ...(role !== undefined && { role }),
        address,
        source,
        ...(reading && { reading }),
      }
    }),
  )
  const known = new Set(gathered.map(keyOf))
  const lost = readings.find(reading => !known.has(keyOf(reading)))
  if (lost) throw new Error(`${lost.address} on chain ${lost.chainId} was read and is in no table`)
  const sorted = gathered.toSorted(inOrder)
  const twice = sorted.find((each, index) => index > 0 && isSame(each, sorted[index - 1]))
  if (twice) throw new Error(`${twice.contract}, ${twice.address}, is twice on ${twice.network}`)
  return sorted
}

function keyOf({ chainId, address }: Pick<PublishedAddress, 'chainId' | 'address'>): string {
  return `${chainId} ${address}`
}

function isSame(one: PublishedAddress, other: PublishedAddress | undefined): boolean {
  return other !== undefined && inOrder(one, other) === 0
}

/** The same on every machine: neither its language nor the order of the tables decides. */
function inOrder(one: PublishedAddress, other: PublishedAddress): number {
  if (one.chainId !== other.chainId) return one.chainId - other.chainId
  if (one.contract !== other.contract) return one.contract < other.contract ? -1 : 1
  if (one.address !== other.address) return one.address < other.address ? -1 : 1
  return 0
}

import { getAddress, type Hex, keccak256 } from 'viem'
import type { Entry } from './address-list.ts'
import { type Node, NotUnderstood, Unreachable } from './node.ts'

/** What a node says of an address, against what the file says. */
export type Outcome =
  /** `compared` when the file has a code hash and it is the same. */
  | { readonly kind: 'code'; readonly bytes: number; readonly compared: boolean }
  | { readonly kind: 'no code' | 'other code' | 'not understood'; readonly reason: string }

/** An outcome with its row of the file. */
export interface Compared {
  readonly entry: Entry
  readonly outcome: Outcome
}

/** Where a proxy keeps the address of its implementation. Source: EIP-1967, https://eips.ethereum.org/EIPS/eip-1967. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** How the code of an account begins that runs that of a contract. Source: EIP-7702, https://eips.ethereum.org/EIPS/eip-7702. */
const DELEGATION = '0xef0100'
const DELEGATION_BYTES = 23

/**
 * The chain that a node is on.
 * @throws NotUnderstood for a reply that is no number, Unreachable for none
 */
export async function chainIdOf(node: Node): Promise<number> {
  const result = await node.ask('eth_chainId', [])
  const id =
    typeof result === 'string' && /^0x[\da-f]+$/i.test(result) ? Number(result) : Number.NaN
  if (!Number.isSafeInteger(id) || id < 1) throw new NotUnderstood('its chain id is no number')
  return id
}

/** Compares rows with a node, one after the other. When it stops replying, the rest is not asked. */
export async function compareAll(node: Node, entries: readonly Entry[]): Promise<Compared[]> {
  const compared: Compared[] = []
  let lost: string | undefined
  for (const entry of entries) {
    try {
      if (lost !== undefined) throw new NotUnderstood(`not asked, since the node stopped: ${lost}`)
      compared.push({ entry, outcome: await compare(node, entry) })
    } catch (error) {
      if (error instanceof Unreachable) lost = error.message
      else if (!(error instanceof NotUnderstood)) throw error
      compared.push({ entry, outcome: { kind: 'not understood', reason: error.message } })
    }
  }
  return compared
}

async function compare(node: Node, { address, codeHash, implementation }: Entry): Promise<Outcome> {
  const code = hexOf(await node.ask('eth_getCode', [address, 'latest']), 'code')
  const bytes = (code.length - 2) / 2
  if (bytes === 0) return { kind: 'no code', reason: 'there is none' }
  if (bytes === DELEGATION_BYTES && code.startsWith(DELEGATION))
    return { kind: 'no code', reason: 'it is an account that runs the code of a contract' }
  const hash = keccak256(code)
  if (codeHash !== undefined && codeHash !== hash)
    return {
      kind: 'other code',
      reason: `the hash of its code is ${hash}, in the file ${codeHash}`,
    }
  if (implementation !== undefined) {
    const slot = hexOf(
      await node.ask('eth_getStorageAt', [address, IMPLEMENTATION_SLOT, 'latest']),
      'storage',
    )
    const found = implementationIn(slot)
    if (found !== implementation)
      return { kind: 'other code', reason: `it runs ${found}, in the file ${implementation}` }
  }
  return { kind: 'code', bytes, compared: codeHash !== undefined }
}

/** @throws NotUnderstood for what is no whole number of bytes */
function hexOf(result: unknown, what: string): Hex {
  if (typeof result === 'string' && /^0x(?:[\da-f]{2})*$/i.test(result))
    return `0x${result.slice(2).toLowerCase()}`
  throw new NotUnderstood(`its ${what} is not hexadecimal`)
}

/** The address in a slot of 32 bytes, or "none". */
function implementationIn(slot: Hex): string {
  const digits = slot.slice(2).padStart(64, '0')
  if (/^0+$/.test(digits)) return 'none'
  if (!/^0{24}[\da-f]{40}$/.test(digits)) throw new NotUnderstood('its slot holds no address')
  return getAddress(`0x${digits.slice(24)}`)
}

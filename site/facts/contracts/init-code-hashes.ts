import { SUSHISWAP_V2_INIT_CODE_HASH, SUSHISWAP_V3_INIT_CODE_HASH } from 'sushi/evm'
import { isHash } from 'viem'
import { networkOf } from '../networks.ts'
import { laterValues } from './package-table.ts'

// Computed from the exports of the published package, and from what `differences-6.2.12.ts` adds to them.

/** Hash of the code that new pools are created with, and the networks it holds on. */
export interface InitCodeHash {
  readonly hash: `0x${string}`
  /** Names of networks, in alphabetical order. */
  readonly networks: readonly string[]
}

/**
 * Groups networks by their hash, the most common first.
 * @throws Error with export and row when a value is not 32 bytes; it stops the build
 */
function groupByHash(
  exportName: string,
  values: Readonly<Record<number, string>>,
): readonly InitCodeHash[] {
  const groups = new Map<`0x${string}`, string[]>()
  for (const [id, hash] of Object.entries({ ...values, ...laterValues(exportName) })) {
    if (!isHash(hash)) throw new Error(`${exportName}, chain ${id}: "${hash}" is not 32 bytes`)
    groups.set(hash, [...(groups.get(hash) ?? []), networkOf(Number(id)).name])
  }
  return [...groups]
    .map(([hash, networks]) => ({ hash, networks: networks.sort() }))
    .sort((a, b) => b.networks.length - a.networks.length)
}

/** Constant product pools. */
export const v2InitCodeHashes = groupByHash(
  'SUSHISWAP_V2_INIT_CODE_HASH',
  SUSHISWAP_V2_INIT_CODE_HASH,
)

/** Concentrated liquidity pools. */
export const v3InitCodeHashes = groupByHash(
  'SUSHISWAP_V3_INIT_CODE_HASH',
  SUSHISWAP_V3_INIT_CODE_HASH,
)

import { CONSTANT_PRODUCT_FEE } from '#facts/amm/fees.ts'
import { outputFor, type Reserves } from '../amm/constant-product.ts'
import { requireFee, requireFromZero } from '../ranges.ts'

/** A trade split over several pools. */
export interface SplitTrade {
  /** Sold to each pool, whole tokens, in the order of the pools. */
  readonly amounts: readonly number[]
  /** Received from each pool. */
  readonly outputs: readonly number[]
  /** Received in all. */
  readonly output: number
}

/**
 * Splits a trade over constant product pools so that it pays most, before gas. At the best split the
 * next unit pays the same in every pool that is used. The pool `i` pays `γ·in·out / (in + γ·x)²` for
 * the next unit after `x`; set equal to `1/m²`, `x = (m·√(γ·in·out) - in) / γ`, and `m` follows from
 * the sum of the amounts. Pools are taken by the price of their first unit, best first, until that of
 * the next is no better than what the others pay.
 * Source: https://arxiv.org/abs/2204.05238 (optimal routing for constant function market makers), of
 * which this is the case of parallel pools for one pair.
 * @param pools reserves in whole tokens, each above zero.
 * @param amountIn whole tokens, zero or more.
 * @param fee of every pool, a fraction from 0 to below 1.
 * @throws RangeError outside these ranges, or when there is no pool.
 */
export function splitTrade(
  pools: readonly Reserves[],
  amountIn: number,
  fee: number = CONSTANT_PRODUCT_FEE,
): SplitTrade {
  requireFromZero('the amount sold', amountIn)
  requireFee(fee)
  if (pools.length === 0) throw new RangeError('there is no pool to trade with')
  const kept = 1 - fee
  const byPrice = pools.toSorted((a, b) => b.reserveOut / b.reserveIn - a.reserveOut / a.reserveIn)
  let [inputs, roots, level] = [0, 0, 0]
  for (const { reserveIn, reserveOut } of byPrice) {
    const root = Math.sqrt(kept * reserveIn * reserveOut)
    // The level at which this pool would take its first unit.
    if (inputs > 0 && reserveIn / root >= level) break
    inputs += reserveIn
    roots += root
    level = (kept * amountIn + inputs) / roots
  }
  const amounts = pools.map(({ reserveIn, reserveOut }) =>
    Math.max((level * Math.sqrt(kept * reserveIn * reserveOut) - reserveIn) / kept, 0),
  )
  const outputs = pools.map((pool, index) => outputFor(pool, amounts[index] ?? 0, fee))
  return { amounts, outputs, output: outputs.reduce((sum, each) => sum + each, 0) }
}

/**
 * The pool that pays most for the whole trade.
 * Parameters and errors as for `splitTrade`.
 * @returns its index and what it pays.
 */
export function bestSinglePool(
  pools: readonly Reserves[],
  amountIn: number,
  fee: number = CONSTANT_PRODUCT_FEE,
): { index: number; output: number } {
  const outputs = pools.map(pool => outputFor(pool, amountIn, fee))
  if (outputs.length === 0) throw new RangeError('there is no pool to trade with')
  const output = Math.max(...outputs)
  return { index: outputs.indexOf(output), output }
}

/** Pools of one pair on three venues, whole tokens. Made up, and round on purpose. */
export const VENUE_EXAMPLE = [
  { name: 'Venue A', reserveIn: 100, reserveOut: 200_000 },
  { name: 'Venue B', reserveIn: 60, reserveOut: 119_400 },
  { name: 'Venue C', reserveIn: 25, reserveOut: 49_250 },
] as const

import { requireFee, requireFromZero, requirePositive } from '../ranges.ts'

/**
 * Concentrated liquidity: a position works between two prices. Prices are Y for one X, amounts are
 * whole tokens, liquidity `L` is the root of the product of the virtual reserves.
 * Source of the formulas: https://uniswap.org/whitepaper-v3.pdf, sections 2 and 6
 */

/** A price range, `0 < lower < upper`. */
export interface PriceRange {
  readonly lower: number
  readonly upper: number
}

/** Amounts of the two tokens. */
export interface Amounts {
  readonly x: number
  readonly y: number
}

function requireRange({ lower, upper }: PriceRange): void {
  requirePositive('the lower price', lower)
  requirePositive('the upper price', upper)
  if (lower >= upper) throw new RangeError(`the range is ${lower} to ${upper}; expected it to rise`)
}

function requireInside({ lower, upper }: PriceRange, price: number): void {
  requirePositive('the price', price)
  if (!(price > lower && price < upper)) {
    throw new RangeError(`the price is ${price}; expected it inside ${lower} to ${upper}`)
  }
}

/**
 * What a position holds at a price: `x = L(1/√p - 1/√upper)`, `y = L(√p - √lower)`, with the price
 * held within the range. Outside it, one of the two is zero.
 * @param liquidity zero or more.
 * @throws RangeError for a range, liquidity or price outside its limits.
 */
export function amountsAt(range: PriceRange, liquidity: number, price: number): Amounts {
  requireRange(range)
  requireFromZero('the liquidity', liquidity)
  requirePositive('the price', price)
  const root = Math.sqrt(Math.min(Math.max(price, range.lower), range.upper))
  return {
    x: liquidity * (1 / root - 1 / Math.sqrt(range.upper)),
    y: liquidity * (root - Math.sqrt(range.lower)),
  }
}

/**
 * Liquidity that an amount of X provides at a price inside the range.
 * @param x whole tokens, zero or more.
 * @throws RangeError outside these limits.
 */
export function liquidityForX(range: PriceRange, price: number, x: number): number {
  requireRange(range)
  requireInside(range, price)
  requireFromZero('the amount of X', x)
  return x / (1 / Math.sqrt(price) - 1 / Math.sqrt(range.upper))
}

/**
 * Liquidity that a capital provides, when it is split into X and Y as the range needs at the price:
 * liquidity is in proportion to value.
 * @param capital worth of both amounts in Y, zero or more.
 * @throws RangeError for a range, price or capital outside its limits.
 */
export function liquidityForCapital(range: PriceRange, price: number, capital: number): number {
  requireFromZero('the capital', capital)
  return capital / valueIn(amountsAt(range, 1, price), price)
}

/** Value in Y of amounts at a price above zero. Throws RangeError for another price. */
export function valueIn({ x, y }: Amounts, price: number): number {
  requirePositive('the price', price)
  return x * price + y
}

/**
 * What is added to the amounts of a position to make them virtual reserves, whose product is `L²`.
 * @throws RangeError for a range or liquidity outside its limits.
 */
export function virtualReserveOffsets(range: PriceRange, liquidity: number): Amounts {
  requireRange(range)
  requireFromZero('the liquidity', liquidity)
  return { x: liquidity / Math.sqrt(range.upper), y: liquidity * Math.sqrt(range.lower) }
}

/**
 * Capital that full-range liquidity needs for the same depth, over the capital of the range:
 * `2 / (2 - √(lower/p) - √(p/upper))`.
 * @param price inside the range.
 * @throws RangeError when it is not, or the range does not rise.
 */
export function capitalEfficiency(range: PriceRange, price: number): number {
  requireRange(range)
  requireInside(range, price)
  return 2 / (2 - Math.sqrt(range.lower / price) - Math.sqrt(price / range.upper))
}

/** A swap within a range of constant liquidity. */
export interface RangeSwap {
  /** Received, whole tokens. */
  readonly amountOut: number
  /** Price after the swap. */
  readonly priceAfter: number
}

/**
 * Buys X with Y while liquidity stays the same: `Δ√p = γ·y / L`, `x = L(1/√p - 1/√p')`.
 * @param liquidity above zero.
 * @param price before the swap, inside the range.
 * @param amountIn whole tokens of Y sold, zero or more.
 * @param fee fraction, from 0 to below 1.
 * @throws RangeError outside these limits, or when the price would leave the range.
 */
export function buyX(
  range: PriceRange,
  liquidity: number,
  price: number,
  amountIn: number,
  fee: number,
): RangeSwap {
  requireRange(range)
  requireInside(range, price)
  requirePositive('the liquidity', liquidity)
  requireFromZero('the amount sold', amountIn)
  requireFee(fee)
  const root = Math.sqrt(price)
  const after = root + ((1 - fee) * amountIn) / liquidity
  requireInside(range, after ** 2)
  return { amountOut: liquidity * (1 / root - 1 / after), priceAfter: after ** 2 }
}

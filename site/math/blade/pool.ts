import { requireFromZero, requirePositive } from '../ranges.ts'

/** What the pool holds of one asset. */
export interface PoolAsset {
  readonly symbol: string
  /** Market price, US dollars, above zero. */
  readonly price: number
  /** Held by the pool, whole tokens, zero or more. */
  readonly quantity: number
}

/**
 * Value of a pool, `Σ p·q`, US dollars.
 * @throws RangeError when a price is not above zero or a quantity is negative.
 */
export function poolValue(assets: readonly PoolAsset[]): number {
  return assets.reduce((value, { price, quantity }) => {
    requirePositive('a price', price)
    requireFromZero('a quantity', quantity)
    return value + price * quantity
  }, 0)
}

/**
 * Value of one LP token, `Σ p·q / supply`, US dollars.
 * Source: the protocol's published documentation, version 6.2.12. It divides by "the total number of
 * tokens in the pool"; read as the number of LP tokens, without which the value is no share.
 * @param supply LP tokens that exist, above zero.
 * @throws RangeError outside these ranges.
 */
export function valuePerToken(assets: readonly PoolAsset[], supply: number): number {
  requirePositive('the supply of LP tokens', supply)
  return poolValue(assets) / supply
}

/** What an amount of LP tokens stands for. */
export interface ProRataShare {
  /** Part of the pool, a fraction. */
  readonly fraction: number
  /** Value, US dollars. */
  readonly value: number
  /** Quantity of each asset, whole tokens, in the order of the pool. */
  readonly assets: readonly PoolAsset[]
}

/**
 * The pro rata share that burning LP tokens pays.
 * @param tokens LP tokens, from zero to the supply.
 * @param supply LP tokens that exist, above zero.
 * @throws RangeError outside these ranges.
 */
export function proRataShare(
  assets: readonly PoolAsset[],
  supply: number,
  tokens: number,
): ProRataShare {
  requirePositive('the supply of LP tokens', supply)
  requireFromZero('the amount of LP tokens', tokens)
  if (tokens > supply) {
    throw new RangeError(`the amount of LP tokens is ${tokens}; the supply is ${supply}`)
  }
  const fraction = tokens / supply
  return {
    fraction,
    value: poolValue(assets) * fraction,
    assets: assets.map(asset => ({ ...asset, quantity: asset.quantity * fraction })),
  }
}

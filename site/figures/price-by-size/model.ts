import { type DataTable, spaced } from 'docs-engine/figures'
import { formatCompactShort, formatPercent, formatUsd } from 'docs-engine/format'
import { CONSTANT_PRODUCT_FEE } from '#facts/amm/fees.ts'
import { PRICING_CLAIMS } from '#facts/blade/prices.ts'
import { priceImpact } from '#math/amm/constant-product.ts'
import { swap } from '#math/amm/constant-product-swap.ts'

/** Sizes of a trade that are shown, US dollars. */
export const SHOWN: readonly [number, number] = [1_000, 10_000_000]

export const SIZES = spaced(SHOWN, 48, true)

const inShort = (dollars: number) => `$${formatCompactShort(dollars)}`

export const CONTROLS = {
  trade: {
    kind: 'slider',
    label: 'Size of the trade',
    min: SHOWN[0],
    max: SHOWN[1],
    step: 160,
    initial: PRICING_CLAIMS[0].tradeUsd,
    isLogarithmic: true,
    format: formatUsd,
  },
  liquidity: {
    kind: 'slider',
    label: 'Liquidity of the pool',
    min: 1_000_000,
    max: 100_000_000,
    step: 80,
    initial: PRICING_CLAIMS[0].liquidityUsd,
    isLogarithmic: true,
    format: formatUsd,
  },
} as const

/** A claim in words, short. */
export const claimText = ({ liquidityUsd, basis }: (typeof PRICING_CLAIMS)[number]) =>
  `${basis === 'stated' ? 'Stated' : 'Projected'}, pool of ${inShort(liquidityUsd)}`

/** Half of the liquidity lies in each token, so that is the reserve a trade meets; in dollars. */
const reservesOf = (liquidity: number) => ({ reserveIn: liquidity / 2, reserveOut: liquidity / 2 })

/** Price impact of a constant product pool, a fraction. */
export const impactOf = (liquidity: number, trade: number) =>
  priceImpact(reservesOf(liquidity).reserveIn, trade)

/** What a trade against a constant product pool costs, fee and impact together. */
export function costOf(liquidity: number, trade: number) {
  const { shortfall } = swap(reservesOf(liquidity), trade)
  return { shortfall, dollars: shortfall * trade }
}

/** The results that stand below the picture. */
export function readingsOf(liquidity: number, trade: number) {
  const { shortfall, dollars } = costOf(liquidity, trade)
  return [
    { name: 'Price impact', value: formatPercent(impactOf(liquidity, trade), 3) },
    { name: 'With the swap fee', value: formatPercent(shortfall, 3) },
    { name: 'Cost of the trade', value: formatUsd(Number(dollars.toFixed(2))) },
    { name: 'Size over liquidity', value: formatPercent(trade / liquidity, 3) },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf(liquidity: number, trade: number): string {
  const { shortfall } = costOf(liquidity, trade)
  return (
    `A trade of ${formatUsd(trade)} moves a constant product pool of ${formatUsd(liquidity)} by ` +
    `${formatPercent(impactOf(liquidity, trade), 3)}; with the fee of ${formatPercent(CONSTANT_PRODUCT_FEE, 2)} ` +
    `it pays ${formatPercent(shortfall, 3)} less than the mid price. What Blade would quote is not computed here.`
  )
}

/** Computed impacts at round sizes, for the pool that is set and those of the claims. */
export function tableOf(liquidity: number): DataTable {
  const sizes = [1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000]
  const pools = [...new Set([liquidity, ...PRICING_CLAIMS.map(claim => claim.liquidityUsd)])]
  return {
    columns: [
      { title: 'Trade', format: formatUsd },
      ...pools.map(pool => ({
        title: `Impact, pool of ${inShort(pool)}`,
        format: (value: number) => formatPercent(value, 3),
      })),
      { title: 'Claimed best price of Blade' },
    ],
    rows: sizes.map(size => [
      size,
      ...pools.map(pool => impactOf(pool, size)),
      PRICING_CLAIMS.filter(({ tradeUsd }) => size <= tradeUsd)
        .map(claim => `${claim.basis}, with ${inShort(claim.liquidityUsd)}`)
        .join('; ') || 'None',
    ]),
  }
}

import type {
  CrosshairReading,
  DataTable,
  FigureResult,
  FigureText,
  ValuesOf,
} from 'docs-engine/figures'
import { spaced } from 'docs-engine/figures'
import { formatCompactShort, formatPercent, formatUsd } from 'docs-engine/format'
import { CONSTANT_PRODUCT_FEE } from '#facts/amm/fees.ts'
import { PRICING_CLAIMS, type PricingClaim } from '#facts/blade/prices.ts'
import { priceImpact } from '#math/amm/constant-product.ts'
import { swap } from '#math/amm/constant-product-swap.ts'
import { inCents } from '../amounts.ts'
import { AMM } from '../tones.ts'

/** Sizes of a trade that are shown, US dollars. */
export const SHOWN: readonly [number, number] = [1_000, 10_000_000]

/** Sizes at which the lines are calculated: at equal ways on the axis. */
export const SIZES = spaced(SHOWN, 48, true)

const [STATED] = PRICING_CLAIMS
const percent = (value: number) => formatPercent(value, 3)
/** US dollars, short. */
export const inShort = (dollars: number) => `$${formatCompactShort(dollars)}`

/** What the reader can set: the size of the trade and the liquidity of the pool. */
export const CONTROLS = {
  trade: {
    kind: 'slider',
    label: 'Size of the trade',
    min: SHOWN[0],
    max: SHOWN[1],
    step: 160,
    initial: STATED.tradeUsd,
    isLogarithmic: true,
    format: formatUsd,
  },
  liquidity: {
    kind: 'slider',
    label: 'Liquidity of the pool',
    min: 1_000_000,
    max: 100_000_000,
    step: 80,
    initial: STATED.liquidityUsd,
    isLogarithmic: true,
    format: formatUsd,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'Price by size: what is claimed, and what is computed',
  caption:
    'The two bars on top repeat what is published about Blade: up to which size it claims the best price. They measure nothing. The lines are computed: the price impact of constant product pools, without fee. The dashed one is a pool of the projection’s size.',
}

/** A claim in words, short. */
export const claimText = ({ liquidityUsd, basis }: PricingClaim) =>
  `${basis === 'stated' ? 'Stated' : 'Projected'}, pool of ${inShort(liquidityUsd)}`

/** Half of the liquidity lies in each token, so that is the reserve a trade meets; in dollars. */
const reservesOf = (liquidity: number) => ({ reserveIn: liquidity / 2, reserveOut: liquidity / 2 })

/** Price impact of a constant product pool, a fraction. */
export const impactOf = (liquidity: number, trade: number) =>
  priceImpact(reservesOf(liquidity).reserveIn, trade)

/** What the crosshair reads at a size: its texts are those of the size that it names. */
export function readAt(size: number, liquidity: number): CrosshairReading {
  const named = Number(size.toPrecision(2))
  return {
    lines: [formatUsd(named), `${percent(impactOf(liquidity, named))} impact`],
    points: [{ y: impactOf(liquidity, size), tone: AMM }],
  }
}

/** The impact of the trade that is set, and what is said of it. */
export function shownAt({ trade, liquidity }: ValuesOf<typeof CONTROLS>) {
  const impact = impactOf(liquidity, trade)
  const { shortfall } = swap(reservesOf(liquidity), trade)
  const result: FigureResult = {
    sentence:
      `A trade of ${formatUsd(trade)} in a constant product pool of ${formatUsd(liquidity)} pays ` +
      `${percent(impact)} less than the mid price because of its size; with the fee of ` +
      `${formatPercent(CONSTANT_PRODUCT_FEE, 2)} it pays ${percent(shortfall)} less. What Blade would quote is not computed here.`,
    readings: [
      { name: 'Price impact', value: percent(impact) },
      { name: 'With the swap fee', value: percent(shortfall) },
      { name: 'Cost of the trade', value: inCents(shortfall * trade) },
      { name: 'Size over liquidity', value: percent(trade / liquidity) },
    ],
    table: tableOf(liquidity),
  }
  return { impact, result }
}

/** Computed impacts at round sizes, for the pool that is set and those of the claims. */
function tableOf(liquidity: number): DataTable {
  const sizes = [1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000]
  const pools = [...new Set([liquidity, ...PRICING_CLAIMS.map(claim => claim.liquidityUsd)])]
  return {
    columns: [
      { title: 'Trade', format: formatUsd },
      ...pools.map(pool => ({ title: `Impact, pool of ${inShort(pool)}`, format: percent })),
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

import type { FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { formatPercent, formatUsd } from 'docs-engine/format'
import { feeSplit } from '#math/dao/fee-split.ts'
import { cents } from '#math/rounding.ts'
import { inCents } from '../amounts.ts'

/** What the reader can set: how much is swapped. */
export const CONTROLS = {
  volume: {
    kind: 'slider',
    label: 'Swapped in all',
    min: 1_000,
    max: 100_000_000,
    step: 200,
    initial: 1_000_000,
    isLogarithmic: true,
    format: formatUsd,
  },
} as const

/** The parts of a swap that each receives, fractions of the amount. */
export const RATES = feeSplit(1)

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'One fee, two receivers',
  caption: `The fee of ${formatPercent(RATES.total, 2)} on a swap in a constant product pool. ${formatPercent(RATES.liquidityProviders / RATES.total, 1)} of it stays with those who provide the liquidity.`,
}

const TABLE = {
  columns: ['Swapped', 'Whole fee', 'Liquidity providers', 'Protocol'].map(title => ({
    title,
    format: inCents,
  })),
  rows: [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].map(volume => {
    const { total, liquidityProviders, protocol } = feeSplit(volume)
    return [volume, total, liquidityProviders, protocol]
  }),
}

/** What is said of the fee on the volume that is set; the picture is the same for all. */
export function shownAt({ volume }: ValuesOf<typeof CONTROLS>): { result: FigureResult } {
  const split = feeSplit(volume)
  const total = inCents(split.total)
  const providers = inCents(split.liquidityProviders)
  // What is left of the cents that are shown, so that they add up.
  const protocol = inCents(cents(split.total) - cents(split.liquidityProviders))
  return {
    result: {
      sentence:
        `Of ${formatUsd(volume)} swapped, ${total} is the fee: ` +
        `${providers} for liquidity providers and ${protocol} for the protocol.`,
      readings: [
        { name: 'Whole fee', value: total },
        { name: 'Liquidity providers', value: providers },
        { name: 'Protocol, for stakers', value: protocol },
      ],
      table: TABLE,
    },
  }
}

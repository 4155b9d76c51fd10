import type { DataTable } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { bestSinglePool, splitTrade, VENUE_EXAMPLE } from '#math/aggregator/split-trade.ts'
import { midPrice } from '#math/amm/constant-product.ts'

export const CONTROLS = {
  amount: {
    kind: 'slider',
    label: 'X sold in all',
    min: 0.5,
    max: 50,
    step: 0.5,
    initial: 20,
    format: (amount: number) => `${formatNumber(amount, 1)} X`,
  },
} as const

/** A trade, split and unsplit. */
export function routeOf(amount: number) {
  const split = splitTrade(VENUE_EXAMPLE, amount)
  const single = bestSinglePool(VENUE_EXAMPLE, amount)
  const venues = VENUE_EXAMPLE.map((pool, index) => {
    const sold = split.amounts[index] ?? 0
    return {
      name: pool.name,
      mid: midPrice(pool),
      sold,
      received: split.outputs[index] ?? 0,
      share: sold / amount,
    }
  })
  return {
    venues,
    output: split.output,
    single: { name: VENUE_EXAMPLE[single.index]?.name ?? '', output: single.output },
    gain: split.output - single.output,
  }
}

export type Route = ReturnType<typeof routeOf>

const inY = (amount: number) => `${formatNumber(amount, 2)} Y`

/** The results that stand below the picture. */
export function readingsOf({ output, single, gain }: Route) {
  return [
    { name: 'Split over venues', value: inY(output) },
    { name: `Best single venue, ${single.name.slice(-1)}`, value: inY(single.output) },
    { name: 'Gain by splitting', value: inY(gain) },
    { name: 'The same in percent', value: formatPercent(gain / single.output, 3) },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf({ venues, output, single, gain }: Route, amount: number): string {
  const used = venues.filter(({ sold }) => sold > 0)
  const parts = used.map(({ name, share }) => `${formatPercent(share, 1)} to ${name}`).join(', ')
  return (
    `${formatNumber(amount, 1)} X, split as ${parts}, pay ${inY(output)}: ` +
    `${inY(gain)} more than ${single.name} alone would.`
  )
}

/** The split by venue. */
export function tableOf({ venues, output }: Route, amount: number): DataTable {
  return {
    columns: [
      { title: 'Venue' },
      { title: 'Mid price, Y', format: value => formatNumber(value, 2) },
      { title: 'X sold', format: value => formatNumber(value, 4) },
      { title: 'Share', format: value => formatPercent(value, 1) },
      { title: 'Y received', format: value => formatNumber(value, 2) },
      { title: 'Price paid, Y', format: value => formatNumber(value, 2) },
    ],
    rows: [
      ...venues.map(({ name, mid, sold, share, received }) => [
        name,
        mid,
        sold,
        share,
        received,
        sold > 0 ? received / sold : 'Not used',
      ]),
      ['All', '', amount, 1, output, output / amount],
    ],
  }
}

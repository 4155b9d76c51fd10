import type { DataTable, Slider } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { REBALANCING_EXAMPLE } from '#facts/blade/arbitrage.ts'
import { PRICE_PATH_EXAMPLES } from '#math/blade/examples.ts'
import { factorsOfPrices, growthByDay, type PathGrowth } from '#math/blade/rebalancing.ts'

/** Days of a path. */
export const DAYS = PRICE_PATH_EXAMPLES[0].prices.length

/** Prices that are shown, as multiples of the first. */
export const SHOWN: readonly [number, number] = [0.25, 4]

/** Index of the path that the reader draws. */
export const OWN = PRICE_PATH_EXAMPLES.length

export const times = (value: number) => formatNumber(value, 2)

/** The price of a day, as a slider without an input of its own. */
const daily: Omit<Slider, 'initial'> = {
  kind: 'slider',
  label: 'Price',
  min: SHOWN[0],
  max: SHOWN[1],
  step: 0.01,
  format: times,
  isHidden: true,
}

const [D1, D2, D3, D4, D5, D6, D7, D8, D9, D10, D11, D12] = PRICE_PATH_EXAMPLES[0].prices
const PRICES = {
  p1: { ...daily, initial: D1 },
  p2: { ...daily, initial: D2 },
  p3: { ...daily, initial: D3 },
  p4: { ...daily, initial: D4 },
  p5: { ...daily, initial: D5 },
  p6: { ...daily, initial: D6 },
  p7: { ...daily, initial: D7 },
  p8: { ...daily, initial: D8 },
  p9: { ...daily, initial: D9 },
  p10: { ...daily, initial: D10 },
  p11: { ...daily, initial: D11 },
  p12: { ...daily, initial: D12 },
} as const

export type PriceName = keyof typeof PRICES

/** Names of the daily prices, in order. */
export const PRICE_NAMES = [
  'p1',
  'p2',
  'p3',
  'p4',
  'p5',
  'p6',
  'p7',
  'p8',
  'p9',
  'p10',
  'p11',
  'p12',
] as const satisfies readonly PriceName[]

export const CONTROLS = {
  path: {
    kind: 'choice',
    label: 'Path of the price',
    options: [...PRICE_PATH_EXAMPLES.map(({ name }) => name), 'Your own'],
    initial: 0,
  },
  day: {
    kind: 'slider',
    label: 'Day',
    min: 1,
    max: DAYS,
    step: 1,
    initial: DAYS,
    format: (day: number) => formatNumber(day),
  },
  price: {
    ...daily,
    label: 'Price on that day, times the first',
    step: 120,
    isLogarithmic: true,
    isHidden: false,
    isDerived: true,
    initial: 1,
  },
  weight: {
    kind: 'slider',
    label: 'Target share of the asset',
    min: 0.05,
    max: 0.95,
    step: 0.05,
    initial: REBALANCING_EXAMPLE.targetWeight,
    format: (weight: number) => formatPercent(weight),
  },
  ...PRICES,
} as const

/** The prices of a path, the start first. */
export function pricesOf(path: number, own: readonly number[]): number[] {
  return [1, ...(PRICE_PATH_EXAMPLES[path]?.prices ?? own)]
}

/** Growth of each strategy by day. */
export function growthOf(prices: readonly number[], weight: number): PathGrowth[] {
  return growthByDay(factorsOfPrices(prices), weight)
}

const START: PathGrowth = { hold: 1, rebalanced: 1, constantProduct: 1 }

/** The results that stand below the pictures. */
export function readingsOf(growth: readonly PathGrowth[], day: number) {
  const { hold, rebalanced, constantProduct } = growth[day] ?? START
  return [
    { name: 'Blade’s benchmark', value: `× ${formatNumber(rebalanced, 4)}` },
    { name: 'Holding', value: `× ${formatNumber(hold, 4)}` },
    { name: 'Constant product', value: `× ${formatNumber(constantProduct, 4)}` },
    { name: 'Benchmark over holding', value: formatPercent(rebalanced / hold - 1, 2) },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf(growth: readonly PathGrowth[], day: number): string {
  const { hold, rebalanced, constantProduct } = growth[day] ?? START
  const ranked = [
    { name: 'the daily rebalanced benchmark', value: rebalanced },
    { name: 'holding', value: hold },
    { name: 'the constant product pool', value: constantProduct },
  ]
    .sort((a, b) => b.value - a.value)
    .map(({ name, value }) => `${name} at ${formatNumber(value, 4)}`)
  return `After day ${day}, without fees, first to last: ${ranked.join(', ')} times the start.`
}

/** Every day. */
export function tableOf(prices: readonly number[], growth: readonly PathGrowth[]): DataTable {
  const four = (value: number) => formatNumber(value, 4)
  return {
    columns: [
      { title: 'Day' },
      { title: 'Price', format: times },
      { title: 'Blade’s benchmark', format: four },
      { title: 'Holding', format: four },
      { title: 'Constant product', format: four },
    ],
    rows: growth.map(({ hold, rebalanced, constantProduct }, day) => [
      day,
      prices[day] ?? 1,
      rebalanced,
      hold,
      constantProduct,
    ]),
  }
}

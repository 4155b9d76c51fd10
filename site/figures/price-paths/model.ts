import type { FigureResult, FigureText, Slider, ValuesOf } from 'docs-engine/figures'
import { niceTop } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { PRICE_PATH_EXAMPLES } from '#math/blade/examples.ts'
import { factorsOfPrices, growthByDay, type PathGrowth } from '#math/blade/rebalancing.ts'
import { TARGET_SHARE } from '../target-share.ts'

/** Days of a path. */
export const DAYS = PRICE_PATH_EXAMPLES[0].prices.length

/** Prices that are shown, as multiples of the first. */
export const SHOWN: readonly [number, number] = [0.25, 4]

/** Index of the path that the reader draws. */
const OWN = PRICE_PATH_EXAMPLES.length

/** A price as a multiple of the first, as readers see it. */
export const times = (value: number) => formatNumber(value, 2)
const four = (value: number) => formatNumber(value, 4)

/** The price of a day, as a slider without an input of its own. */
const daily: Omit<Slider, 'initial'> = {
  kind: 'slider',
  label: 'Price',
  min: SHOWN[0],
  max: SHOWN[1],
  // Finer than two decimals: at a quarter, a step of the slider is less than a hundredth.
  step: 0.001,
  format: times,
  isHidden: true,
}

/** Name of the control that holds the price of a day, the first of them 1. */
const priceName = (day: number) => `p${day}` as const

/** The price of each day, as the reader's own path has it before it is drawn. */
const PRICES: Record<`p${number}`, Slider> = Object.fromEntries(
  PRICE_PATH_EXAMPLES[0].prices.map((initial, index) => [
    priceName(index + 1),
    { ...daily, initial },
  ]),
)

const SHOWN_CONTROLS = {
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
  weight: TARGET_SHARE,
} as const

/** What can be set: in the panel, and in the picture. */
export const CONTROLS: typeof SHOWN_CONTROLS & typeof PRICES = { ...SHOWN_CONTROLS, ...PRICES }

type Values = ValuesOf<typeof CONTROLS>

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'One path, three strategies',
  caption:
    'Above, the path of a price; below, the value of the same deposit. Swings that return put Blade’s benchmark, the daily rebalanced portfolio, first. On a trend holding is first. The constant product pool (CPMM), drawn without its fees, never leads.',
  hint: 'Draw a path of your own in the upper picture, or pick one.',
}

/** The prices of the path that is set, the start first. */
function pricesOf(values: Values): number[] {
  const own = Array.from({ length: DAYS }, (_, index) => values[priceName(index + 1)] ?? 1)
  return [1, ...(PRICE_PATH_EXAMPLES[values.path]?.prices ?? own)]
}

type Place = readonly [day: number, price: number]

/**
 * What is set when the reader draws: the path that was shown, with it, is their own. A quick hand passes days between
 * two places: they are on the straight line, as the picture with its logarithmic prices shows it.
 * @param to where the hand is, at any time of a day
 * @param from where it was before, when it went on
 */
export function drawnAt(values: Values, to: Place, from: Place = to) {
  const dayOf = ([day]: Place) => Math.max(Math.round(day), 1)
  const [start, end] = [dayOf(from), dayOf(to)]
  const own: Record<`p${number}`, number> = {}
  if (values.path !== OWN)
    for (const [day, price] of pricesOf(values).entries()) if (day > 0) own[priceName(day)] = price
  const step = Math.sign(end - start)
  for (let day = start + step; step !== 0 && day !== end; day += step)
    own[priceName(day)] = from[1] * (to[1] / from[1]) ** ((day - start) / (end - start))
  own[priceName(end)] = to[1]
  return { ...own, path: OWN, day: end }
}

/** The path that is set, what becomes of a deposit on it, and what is said of it. */
export function shownAt(values: Values) {
  const { day, weight } = values
  const prices = pricesOf(values)
  const days = growthByDay(factorsOfPrices(prices), weight)
  const now = days[day] ?? { hold: 1, rebalanced: 1, constantProduct: 1 }
  return {
    prices,
    price: prices[day] ?? 1,
    days,
    now,
    /** A round value above all. */
    top: niceTop(days.flatMap(({ hold, rebalanced }) => [hold, rebalanced])),
    result: resultOf(day, prices, days, now),
  }
}

function resultOf(
  day: number,
  prices: readonly number[],
  days: readonly PathGrowth[],
  { hold, rebalanced, constantProduct }: PathGrowth,
): FigureResult {
  const ranked = [
    { name: 'the daily rebalanced benchmark', value: rebalanced },
    { name: 'holding', value: hold },
    { name: 'the constant product pool', value: constantProduct },
  ]
    .sort((a, b) => b.value - a.value)
    .map(({ name, value }) => `${name} at ${four(value)}`)
  return {
    sentence: `After day ${day}, without fees, first to last: ${ranked.join(', ')} times the start.`,
    readings: [
      { name: 'Blade’s benchmark', value: `× ${four(rebalanced)}` },
      { name: 'Holding', value: `× ${four(hold)}` },
      { name: 'Constant product', value: `× ${four(constantProduct)}` },
      { name: 'Benchmark over holding', value: formatPercent(rebalanced / hold - 1, 2) },
    ],
    table: {
      columns: [
        { title: 'Day' },
        { title: 'Price', format: times },
        { title: 'Blade’s benchmark', format: four },
        { title: 'Holding', format: four },
        { title: 'Constant product', format: four },
      ],
      rows: days.map((growth, at) => [
        at,
        prices[at] ?? 1,
        growth.rebalanced,
        growth.hold,
        growth.constantProduct,
      ]),
    },
  }
}

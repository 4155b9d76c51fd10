import type { FigureResult, FigureText, Place, ValuesOf } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import {
  hurstOfRatio,
  MEMORYLESS_RATIO,
  ratioOfDailyCorrelation,
  ratioOfMeanReversion,
  readRatio,
} from '#math/blade/variance-ratio.ts'
import { logPrices, measuredRatio, normalNumbers, quantile } from '#math/blade/variance-sample.ts'

/** Days of a year, rounded, for the length of a series. */
const YEAR = 365

/** Series of which the ratio is measured; the first is the one that is drawn. */
const SAMPLE_SIZE = 60

/** Points of the drawn series: more could not be told apart. */
const SHOWN_POINTS = 180

/** Width of a class of ratios. */
export const CLASS_WIDTH = 0.25

/** The highest ratio that has a class; what lies above counts with the last. */
export const HIGHEST = 8

const MOST_YEARS = 8

/** What the reader can set: how prices are drawn, and how many. */
export const CONTROLS = {
  pull: {
    kind: 'slider',
    label: 'Pull to the mean, each day',
    min: 0,
    max: 0.05,
    step: 0.001,
    initial: 0,
    format: (pull: number) => formatNumber(pull, 3),
  },
  carry: {
    kind: 'slider',
    label: 'Carry of a day’s change into the next',
    min: -0.9,
    max: 0.9,
    step: 0.05,
    initial: 0,
    format: (carry: number) => formatNumber(carry, 2),
  },
  years: {
    kind: 'slider',
    label: 'Length of the series',
    min: 1,
    max: MOST_YEARS,
    step: 1,
    initial: 3,
    format: (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`,
  },
  seed: {
    kind: 'slider',
    label: 'Random draw',
    min: 1,
    max: 100,
    step: 1,
    initial: 1,
    format: (seed: number) => formatNumber(seed),
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'A variance ratio, and how chance changes it',
  caption: `Above, one made-up price series. Below, the ratios that ${SAMPLE_SIZE} series of its kind measure: they differ by chance alone. Even without memory, ratios far from ${MEMORYLESS_RATIO} occur when a series is short. The line on top spans nine in ten of them.`,
}

/** The shocks of all series of one chance, in the longest length: they do not depend on other controls. */
let drawn: { seed: number; shocks: readonly Float64Array[] } | undefined

function shocksOf(seed: number): readonly Float64Array[] {
  if (drawn?.seed !== seed) {
    const shocks = Array.from({ length: SAMPLE_SIZE }, (_, index) =>
      normalNumbers(seed * SAMPLE_SIZE + index, MOST_YEARS * YEAR),
    )
    drawn = { seed, shocks }
  }
  return drawn.shocks
}

/** Measured ratios of many series that differ by chance alone. */
export interface Sample {
  /** The series that is drawn, as a log price. */
  readonly series: Float64Array
  /** Its measured ratio. */
  readonly ratio: number
  /** The ratios of all, its own first. */
  readonly ratios: readonly number[]
  /** Nine in ten of them lie between these. */
  readonly low: number
  readonly high: number
  /** The ratio by formula, where there is one: not for pull and carry together. */
  readonly exact: number | undefined
}

/** A sample of series with pull and carry. */
function sampleOf(pull: number, carry: number, years: number, seed: number): Sample {
  const all = shocksOf(seed).map(shocks =>
    logPrices({ pull, carry }, shocks.subarray(0, years * YEAR)),
  )
  const ratios = all.map(measuredRatio)
  return {
    series: all[0] ?? new Float64Array(1),
    ratio: ratios[0] ?? MEMORYLESS_RATIO,
    ratios,
    low: quantile(ratios, 0.05),
    high: quantile(ratios, 0.95),
    exact:
      pull === 0
        ? ratioOfDailyCorrelation(carry)
        : carry === 0
          ? ratioOfMeanReversion(pull)
          : undefined,
  }
}

const two = (value: number) => formatNumber(value, 2)

/** The series that is drawn: its log price over the part of its time that has passed, from 0 to 1. */
function lineOf(series: Float64Array): Place[] {
  const stride = Math.ceil(series.length / SHOWN_POINTS)
  return Array.from({ length: Math.ceil(series.length / stride) }, (_, index) => {
    const day = index * stride
    return [day / (series.length - 1), series[day] ?? 0]
  })
}

/** How many series measured a ratio in each class. */
export function classesOf(ratios: readonly number[]): number[] {
  const counts = Array.from({ length: HIGHEST / CLASS_WIDTH }, () => 0)
  for (const ratio of ratios) {
    const index = Math.min(Math.floor(ratio / CLASS_WIDTH), counts.length - 1)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** The sample that is set, how it is drawn, and what is said of it. */
export function shownAt({ pull, carry, years, seed }: ValuesOf<typeof CONTROLS>) {
  const sample = sampleOf(pull, carry, years, seed)
  const counts = classesOf(sample.ratios)
  return {
    ...sample,
    line: lineOf(sample.series),
    counts,
    result: resultOf(sample, counts, years, pull === 0 && carry === 0),
  }
}

function resultOf(
  { ratio, low, high, exact }: Sample,
  counts: readonly number[],
  years: number,
  isMemoryless: boolean,
): FigureResult {
  const hasExponent = ratio >= 1 && ratio <= MEMORYLESS_RATIO ** 2
  const isTold = MEMORYLESS_RATIO < low || MEMORYLESS_RATIO > high
  const verdict = isMemoryless
    ? 'They are memoryless: that spread around'
    : `${isTold ? 'Most of them can be distinguished from' : 'They cannot be distinguished from'} memoryless ones, whose ratio is`
  const span = `${two(low)} to ${two(high)}`
  return {
    sentence:
      `This series of ${CONTROLS.years.format(years)} measures ${two(ratio)}, which would be read as ` +
      `${readRatio(Number(ratio.toFixed(2)))}. Like series measure from ${span} in nine of ten cases. ` +
      `${verdict} ${MEMORYLESS_RATIO}${isMemoryless ? ' is chance alone' : ''}.`,
    readings: [
      { name: 'Measured ratio', value: two(ratio) },
      { name: 'By formula', value: exact === undefined ? 'None for both' : two(exact) },
      { name: '9 in 10 series measure', value: span },
      { name: 'Hurst exponent', value: hasExponent ? two(hurstOfRatio(ratio)) : 'Outside 0 to 1' },
    ],
    table: {
      columns: [
        { title: 'Variance ratio from' },
        { title: 'to', format: two },
        { title: 'Series' },
      ],
      rows: counts.flatMap((count, index) =>
        count === 0 ? [] : [[two(index * CLASS_WIDTH), (index + 1) * CLASS_WIDTH, count]],
      ),
    },
  }
}

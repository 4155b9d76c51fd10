import type { CrosshairReading, FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { spaced } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { LOSS_EXAMPLE_RATIOS } from '#math/amm/examples.ts'
import {
  againstHolding,
  breakEvenFeeIncome,
  breakEvenRatios,
  impermanentLoss,
} from '#math/amm/impermanent-loss.ts'
import { AMM } from '../tones.ts'

/** Price ratios that are shown. */
export const SHOWN: readonly [number, number] = [0.1, 10]

const times = (ratio: number) => `${formatNumber(Number(ratio.toPrecision(3)))} times`
const percent = (value: number) => formatPercent(value, 2)

/** What the reader can set: the price, and what fees brought. */
export const CONTROLS = {
  ratio: {
    kind: 'slider',
    label: 'Price now, of the price at the deposit',
    min: SHOWN[0],
    max: SHOWN[1],
    step: 200,
    initial: 2,
    isLogarithmic: true,
    format: times,
  },
  fees: {
    kind: 'slider',
    label: 'Fee income, of the pool’s value',
    min: 0,
    max: 0.3,
    step: 0.005,
    initial: 0.03,
    format: (fees: number) => formatPercent(fees, 1),
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'Impermanent loss, and the fees that make up for it',
  caption:
    'Wherever the price goes, up or down, the pool falls behind holding. Fee income lifts the whole curve: where it is above zero, in the tinted area, the pool has earned more than it lost.',
}

/** Ratios at which the curves are calculated: at equal ways on the axis. */
export const RATIOS = spaced(SHOWN, 60, true)

/** What the crosshair reads at a ratio: its texts are those of the ratio that it names. */
export function readAt(ratio: number, fees: number): CrosshairReading {
  const named = Number(ratio.toFixed(2))
  return {
    lines: [
      `${formatNumber(named, 2)} times the price`,
      `${percent(impermanentLoss(named))} before fees`,
      `${percent(againstHolding(named, fees))} with fees`,
    ],
    points: [
      { y: impermanentLoss(ratio), tone: AMM },
      { y: againstHolding(ratio, fees), tone: AMM },
    ],
  }
}

/** The pool against holding at the values that are set, and what is said of it. */
export function shownAt({ ratio, fees }: ValuesOf<typeof CONTROLS>) {
  const { lower, upper } = breakEvenRatios(fees)
  const loss = impermanentLoss(ratio)
  const withFees = againstHolding(ratio, fees)
  const breakEven = percent(breakEvenFeeIncome(ratio))
  const comparedBy = (lead: number) =>
    Math.abs(lead) < 0.00005
      ? 'as much as'
      : `${percent(Math.abs(lead))} ${lead > 0 ? 'more' : 'less'} than`
  const result: FigureResult = {
    sentence:
      `At ${times(ratio)} the first price, the pool is worth ${comparedBy(loss)} ` +
      `holding before fees. With ${formatPercent(fees, 1)} of fee income it is worth ` +
      `${comparedBy(withFees)} holding; ${breakEven} would break even.`,
    readings: [
      { name: 'Before fees', value: percent(loss) },
      { name: 'With fees', value: percent(withFees) },
      { name: 'Fees to break even', value: breakEven },
      {
        name: 'Ahead of holding between',
        value: lower < upper ? `${formatNumber(lower, 2)} and ${formatNumber(upper, 2)}` : 'Never',
      },
    ],
    table: {
      columns: [
        { title: 'Price ratio', format: value => formatNumber(value) },
        { title: 'Before fees', format: percent },
        { title: `With fees of ${formatPercent(fees, 1)}`, format: percent },
        { title: 'Fees to break even', format: percent },
      ],
      rows: LOSS_EXAMPLE_RATIOS.map(each => [
        each,
        impermanentLoss(each),
        againstHolding(each, fees),
        breakEvenFeeIncome(each),
      ]),
    },
  }
  // Where the pool is ahead, as far as it is shown.
  const ahead = spaced([Math.max(lower, SHOWN[0]), Math.min(upper, SHOWN[1])], 30, true)
  return { loss, withFees, ahead, result }
}

import { type DataTable, spaced } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { LOSS_EXAMPLE_RATIOS } from '#math/amm/examples.ts'
import {
  againstHolding,
  breakEvenFeeIncome,
  breakEvenRatios,
  impermanentLoss,
} from '#math/amm/impermanent-loss.ts'

/** Price ratios that are shown. */
export const SHOWN: readonly [number, number] = [0.1, 10]

const times = (ratio: number) => `${formatNumber(Number(ratio.toPrecision(3)))} times`

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

/** Ratios at which the curves are calculated: at equal ways on the axis. */
export const RATIOS = spaced(SHOWN, 60, true)

/** The results that stand below the picture. */
export function readingsOf(ratio: number, fees: number) {
  const { lower, upper } = breakEvenRatios(fees)
  return [
    { name: 'Before fees', value: formatPercent(impermanentLoss(ratio), 2) },
    { name: 'With fees', value: formatPercent(againstHolding(ratio, fees), 2) },
    { name: 'Fees to break even', value: formatPercent(breakEvenFeeIncome(ratio), 2) },
    {
      name: 'Ahead of holding between',
      value: `${formatNumber(lower, 2)} and ${formatNumber(upper, 2)}`,
    },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf(ratio: number, fees: number): string {
  const result = againstHolding(ratio, fees)
  const verdict =
    Math.abs(result) < 0.00005
      ? 'as much as'
      : `${formatPercent(Math.abs(result), 2)} ${result > 0 ? 'more' : 'less'} than`
  return (
    `At ${times(ratio)} the first price, the pool is worth ${formatPercent(-impermanentLoss(ratio), 2)} ` +
    `less than holding before fees. With ${formatPercent(fees, 1)} of fee income it is worth ${verdict} ` +
    `holding; ${formatPercent(breakEvenFeeIncome(ratio), 2)} would break even.`
  )
}

/** The curves at round ratios. */
export function tableOf(fees: number): DataTable {
  const percent = (value: number) => formatPercent(value, 2)
  return {
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
  }
}

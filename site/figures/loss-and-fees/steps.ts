import { stepsOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { breakEvenFeeIncome, breakEvenRatios } from '#math/amm/impermanent-loss.ts'
import { CONTROLS, shownAt } from './model.ts'

const percent = (part: number) => formatPercent(Math.abs(part), 2)

/** The way through the figure: the price moves up and down, then fees arrive. */
export const STEPS = stepsOf(CONTROLS, [
  [
    'the price is where it was',
    { ratio: 1, fees: 0 },
    values => `The pool is worth as much as holding: the loss is ${percent(shownAt(values).loss)}.`,
  ],
  [
    'the price doubles',
    { ratio: 2, fees: 0 },
    values =>
      `The pool has sold what rises. Without fees it is worth ${percent(shownAt(values).loss)} less than holding.`,
  ],
  [
    'the price falls to half',
    { ratio: 0.5, fees: 0 },
    values =>
      `The loss is the same, ${percent(shownAt(values).loss)}: up or down makes no difference.`,
  ],
  [
    'fees make up for a part',
    { ratio: 2, fees: 0.03 },
    values =>
      `At twice the price, fees of ${formatPercent(values.fees, 1)} leave the pool ${percent(shownAt(values).withFees)} behind. To be even it needs ${percent(breakEvenFeeIncome(values.ratio))}.`,
  ],
  [
    'fees make up for all of it',
    { ratio: 2, fees: 0.1 },
    values => {
      const { lower, upper } = breakEvenRatios(values.fees)
      return `With fees of ${formatPercent(values.fees, 1)} the pool is ${percent(shownAt(values).withFees)} ahead. It is ahead from ${formatNumber(lower, 2)} to ${formatNumber(upper, 2)} times the first price.`
    },
  ],
])

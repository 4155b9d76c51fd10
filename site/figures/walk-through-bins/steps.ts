import { stepsOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { BOOK_EXAMPLE } from '#math/amm/examples.ts'
import { inY } from '../amounts.ts'
import { CONTROLS, shownAt } from './model.ts'

const { steps } = BOOK_EXAMPLE
const buying = (amount: number) => `what happens when you buy ${formatNumber(amount)} X`
const percent = (part: number) => formatPercent(part, 3)
/** Index of the narrowest and of the widest bin step. */
const [NARROWEST, WIDEST] = [0, steps.length - 1]

/** The way through the figure: larger and larger trades, then wider and narrower bins. */
export const STEPS = stepsOf(CONTROLS, [
  [
    buying(0.5),
    { amount: 0.5 },
    values => {
      const { buy } = shownAt(values)
      return `The trade stays in the active bin: each X costs ${inY(buy.averagePrice, 2)}, and the price does not move.`
    },
  ],
  [
    buying(2),
    { amount: 2 },
    values => {
      const { buy } = shownAt(values)
      return `The active bin is empty, and the trade goes on in the next, one bin step higher. On average an X costs ${inY(buy.averagePrice, 2)}, ${percent(buy.aboveActive)} more.`
    },
  ],
  [
    buying(7),
    { amount: 7 },
    values => {
      const { buy, crossed } = shownAt(values)
      return `${formatNumber(crossed)} bins are empty now. What was X in them is Y, and an X costs ${percent(buy.aboveActive)} more on average.`
    },
  ],
  [
    'the same trade with the widest bins',
    { amount: 7, step: WIDEST },
    values => {
      const { buy, binStep } = shownAt(values)
      return `Each bin is ${formatNumber(binStep)} bp above the one before, so the same X costs ${percent(buy.aboveActive)} more than in the active bin.`
    },
  ],
  [
    'the same trade with the narrowest bins',
    { amount: 7, step: NARROWEST },
    values => {
      const { buy, binStep } = shownAt(values)
      return `With ${formatNumber(binStep)} bp from bin to bin, it costs only ${percent(buy.aboveActive)} more. The same liquidity then covers a smaller range of prices.`
    },
  ],
])

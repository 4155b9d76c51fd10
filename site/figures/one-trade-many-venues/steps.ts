import { stepsOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { bestSinglePool, VENUE_EXAMPLE } from '#math/aggregator/split-trade.ts'
import { cents } from '#math/rounding.ts'
import { inX, inY } from '../amounts.ts'
import { CONTROLS, shownAt, type VenuePart } from './model.ts'

const selling = (amount: number) => `what happens when you sell ${formatNumber(amount)} X`
const shareOf = ({ name, share }: VenuePart) => `${formatPercent(share, 1)} to ${name}`

/** What a split pays beyond the best venue alone. */
function gainOf(amount: number, output: number) {
  const best = bestSinglePool(VENUE_EXAMPLE, amount)
  const gain = cents(output) - cents(best.output)
  return { best: best.output, gain, part: output / best.output - 1 }
}

/** The way through the figure: larger and larger trades, and what they gain by being split. */
export const STEPS = stepsOf(CONTROLS, [
  [
    selling(1),
    { amount: 1 },
    values => {
      const { venues } = shownAt(values)
      const [used, left] = [
        venues.filter(each => each.sold > 0),
        venues.filter(each => each.sold === 0),
      ]
      return `A small trade goes where the price is best: ${used.map(shareOf).join(', ')}. Not used: ${left.map(({ name }) => name).join(', ')}.`
    },
  ],
  [
    selling(10),
    { amount: 10 },
    values =>
      `Each further X sold to a venue pays less, so the next go elsewhere: ${shownAt(values).venues.map(shareOf).join(', ')}.`,
  ],
  [
    selling(20),
    { amount: 20 },
    values => {
      const { gain, part } = gainOf(values.amount, shownAt(values).output)
      return `The split pays ${inY(gain, 2)} more than the best single venue would, or ${formatPercent(part, 2)}.`
    },
  ],
  [
    selling(50),
    { amount: 50 },
    values => {
      const { gain, part } = gainOf(values.amount, shownAt(values).output)
      return `The larger the trade, the more a split gains: now ${inY(gain, 2)}, or ${formatPercent(part, 2)}.`
    },
  ],
  [
    'what one venue alone would pay',
    { amount: 50 },
    values => {
      const { output } = shownAt(values)
      const { best } = gainOf(values.amount, output)
      return `For ${inX(values.amount)}, the best single venue pays ${inY(best / values.amount, 2)} for each X, and the split ${inY(output / values.amount, 2)}.`
    },
  ],
])

import { stepsOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { capitalEfficiency } from '#math/amm/concentrated-liquidity.ts'
import { EXAMPLE_PRICE } from '#math/amm/examples.ts'
import { inY } from '../amounts.ts'
import { CONTROLS, shownAt } from './model.ts'

const x = (amount: number) => `${formatNumber(amount, 3)} X`
const behind = (value: number, hold: number) => formatPercent(1 - value / hold, 2)

/** The way through the figure: the price moves through a range and out of it, then the range gets narrower. */
export const STEPS = stepsOf(CONTROLS, [
  [
    'the price is where you opened the position',
    { price: EXAMPLE_PRICE },
    values => {
      const { now } = shownAt(values)
      return `The position holds both tokens, ${x(now.x)} and ${inY(now.y)}. Together they are worth ${inY(now.value)}.`
    },
  ],
  [
    'the price rises inside the range',
    { price: 2_400 },
    values => {
      const { now } = shownAt(values)
      return `The position has sold X on the way, and holds ${x(now.x)} and ${inY(now.y)}. It is worth ${behind(now.value, now.hold)} less than holding.`
    },
  ],
  [
    'the price leaves the range above',
    { price: 3_000 },
    values => {
      const { now } = shownAt(values)
      return `The position holds ${inY(now.y)} and no X. It earns no fees, and its worth does not rise with the price: it is ${behind(now.value, now.hold)} behind holding.`
    },
  ],
  [
    'the price leaves the range below',
    { price: 1_000 },
    values => {
      const { now } = shownAt(values)
      return `The position holds ${x(now.x)} and no Y. It earns no fees, and loses with the price: it is ${behind(now.value, now.hold)} behind holding.`
    },
  ],
  [
    'the same capital in a narrower range',
    { lower: 1_900, upper: 2_100, price: EXAMPLE_PRICE },
    values => {
      const { range } = shownAt(values).position
      const efficiency = formatNumber(capitalEfficiency(range, EXAMPLE_PRICE), 2)
      return `Its depth is that of ${efficiency} times the capital over all prices. It ends sooner: at ${inY(range.lower)} and ${inY(range.upper)}.`
    },
  ],
])

import { stepsOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { inX, inY } from '../amounts.ts'
import { CONTROLS, POOL, shownAt } from './model.ts'

const percent = (part: number) => formatPercent(part, 2)
const selling = (amount: number) => `what happens when you sell ${formatNumber(amount)} X`

/** The way through the figure: larger and larger trades, then what the pool keeps. */
export const STEPS = stepsOf(CONTROLS, [
  [
    selling(1),
    { amount: 1 },
    values => {
      const { amountOut, shortfall, impact } = shownAt(values).trade
      return `It pays ${inY(amountOut, 2)}, ${percent(shortfall)} less than the mid price would: ${percent(impact)} is the price impact, the rest is the fee.`
    },
  ],
  [
    selling(10),
    { amount: 10 },
    values => {
      const { amountOut, executionPrice, impact } = shownAt(values).trade
      return `It pays ${inY(amountOut, 2)}, which is ${inY(executionPrice, 2)} for each X. The price impact has grown to ${percent(impact)}.`
    },
  ],
  [
    selling(50),
    { amount: 50 },
    values => {
      const { amountIn, amountOut } = shownAt(values).trade
      const [sold, paid] = [amountIn / POOL.reserveIn, amountOut / POOL.reserveOut]
      return `You add ${formatPercent(sold)} to the X in the pool, and receive ${percent(paid)} of its Y.`
    },
  ],
  [
    selling(100),
    { amount: 100 },
    values => {
      const { after } = shownAt(values).trade
      return `The pool now has ${formatNumber(after.reserveIn / POOL.reserveIn)} times as much X as before, and still ${inY(after.reserveOut)}. However much you sell, it never pays all of its Y.`
    },
  ],
  [
    'what the pool keeps',
    { amount: 25 },
    values => {
      const { amountIn, feePaid, productGrowth } = shownAt(values).trade
      return `Of ${inX(amountIn)}, the fee is ${formatNumber(feePaid, 4)} X. It stays in the pool, so the product of the reserves grows by ${formatPercent(productGrowth, 3)}.`
    },
  ],
])

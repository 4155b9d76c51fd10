import { range } from 'd3-array'
import type {
  CrosshairReading,
  FigureResult,
  FigureText,
  Place,
  ValuesOf,
} from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { reserveOnCurve } from '#math/amm/constant-product.ts'
import { type ConstantProductSwap, swap } from '#math/amm/constant-product-swap.ts'
import { CONSTANT_PRODUCT_EXAMPLE } from '#math/amm/examples.ts'
import { inX, inY } from '../amounts.ts'
import { AMM } from '../tones.ts'

const { x, y, sales } = CONSTANT_PRODUCT_EXAMPLE

/** The pool before the trade. */
export const POOL = { reserveIn: x, reserveOut: y }

/** What the reader can set: how much is sold to the pool. */
export const CONTROLS = {
  amount: {
    kind: 'slider',
    label: 'X sold to the pool',
    min: 0.5,
    max: 100,
    step: 0.5,
    initial: 25,
    format: inX,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'A trade along the curve',
  caption:
    'Both reserves together always lie on one curve. A trade moves the pool along it, to the right when X is sold. Because the curve bends, each further X pays less Y than the one before; the dotted line is what the mid price alone would pay.',
  hint: 'Drag the point, or use the slider.',
}

/** Reserves of X between which the curve is drawn. */
export const SHOWN: readonly [number, number] = [50, 220]

/** The curve that the pool moves along, but for its fee. */
export const CURVE: readonly Place[] = range(SHOWN[0], SHOWN[1] + 1, 5).map(reserve => [
  reserve,
  reserveOnCurve(POOL, reserve),
])

/** What the crosshair reads at a reserve of X: its texts are those of the reserve that it names. */
export function readAt(reserve: number): CrosshairReading {
  const named = Number(reserve.toFixed(1))
  return {
    lines: [inX(named), `and ${inY(reserveOnCurve(POOL, named))}`],
    points: [{ y: reserveOnCurve(POOL, reserve), tone: AMM }],
  }
}

/** The trade that is set, and what is said of it. */
export function shownAt({ amount }: ValuesOf<typeof CONTROLS>) {
  const trade = swap(POOL, amount)
  return { trade, result: resultOf(trade) }
}

function resultOf(trade: ConstantProductSwap): FigureResult {
  const { amountIn, amountOut, after, midAfter } = trade
  const impact = formatPercent(trade.impact, 2)
  const shortfall = formatPercent(trade.shortfall, 2)
  return {
    sentence:
      `Selling ${inX(amountIn)} pays ${inY(amountOut, 2)}, ` +
      `${shortfall} less than the mid price would: ` +
      `${impact} is the price impact of the size, the rest is the fee. ` +
      `The mid price falls to ${inY(midAfter, 2)}.`,
    readings: [
      { name: 'Received', value: inY(amountOut, 2) },
      { name: 'Price for each X', value: inY(trade.executionPrice, 2) },
      { name: 'Price impact', value: impact },
      { name: 'Short of the mid price', value: shortfall },
      { name: 'Fee kept by the pool', value: `${formatNumber(trade.feePaid, 4)} X` },
      { name: 'Growth of the product', value: formatPercent(trade.productGrowth, 3) },
      {
        name: 'X in the pool',
        value: `${formatNumber(x)} to ${formatNumber(after.reserveIn, 1)}`,
      },
      {
        name: 'Y in the pool',
        value: `${formatNumber(y)} to ${formatNumber(after.reserveOut, 0)}`,
      },
    ],
    table: {
      columns: [
        { title: 'X sold', format: value => formatNumber(value, 1) },
        { title: 'Y received', format: value => formatNumber(value, 2) },
        { title: 'Price, Y', format: value => formatNumber(value, 2) },
        { title: 'Price impact', format: value => formatPercent(value, 2) },
        { title: 'Short of mid price', format: value => formatPercent(value, 2) },
        { title: 'X after', format: value => formatNumber(value, 1) },
        { title: 'Y after', format: value => formatNumber(value, 0) },
      ],
      rows: [...new Set([...sales, 25, 100, amountIn])].sort((a, b) => a - b).map(rowOf),
    },
  }
}

/** A trade of another size on the same pool. */
function rowOf(amount: number) {
  const { amountOut, executionPrice, impact, shortfall, after } = swap(POOL, amount)
  return [amount, amountOut, executionPrice, impact, shortfall, after.reserveIn, after.reserveOut]
}

import { range } from 'd3-array'
import type { DataTable, Place } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { reserveOnCurve } from '#math/amm/constant-product.ts'
import { type ConstantProductSwap, swap } from '#math/amm/constant-product-swap.ts'
import { CONSTANT_PRODUCT_EXAMPLE } from '#math/amm/examples.ts'

const { x, y, sales } = CONSTANT_PRODUCT_EXAMPLE

/** The pool before the trade. */
export const POOL = { reserveIn: x, reserveOut: y }

export const CONTROLS = {
  amount: {
    kind: 'slider',
    label: 'X sold to the pool',
    min: 0.5,
    max: 100,
    step: 0.5,
    initial: 25,
    format: (amount: number) => `${formatNumber(amount, 1)} X`,
  },
} as const

/** Reserves of X between which the curve is drawn. */
export const SHOWN: readonly [number, number] = [50, 220]

/** The curve that the pool moves along, but for its fee. */
export const CURVE: readonly Place[] = range(SHOWN[0], SHOWN[1] + 1, 5).map(reserve => [
  reserve,
  reserveOnCurve(POOL, reserve),
])

/** An amount of Y, whole. */
export const inY = (amount: number) => `${formatNumber(amount, 0)} Y`

/** The results that stand below the picture. */
export function readingsOf(trade: ConstantProductSwap) {
  return [
    { name: 'Received', value: `${formatNumber(trade.amountOut, 2)} Y` },
    { name: 'Price for each X', value: `${formatNumber(trade.executionPrice, 2)} Y` },
    { name: 'Price impact', value: formatPercent(trade.impact, 2) },
    { name: 'Short of the mid price', value: formatPercent(trade.shortfall, 2) },
    { name: 'Fee kept by the pool', value: `${formatNumber(trade.feePaid, 4)} X` },
    { name: 'Growth of the product', value: formatPercent(trade.productGrowth, 3) },
    {
      name: 'X in the pool',
      value: `${formatNumber(x)} → ${formatNumber(trade.after.reserveIn, 1)}`,
    },
    {
      name: 'Y in the pool',
      value: `${formatNumber(y)} → ${formatNumber(trade.after.reserveOut, 0)}`,
    },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf(trade: ConstantProductSwap): string {
  return (
    `Selling ${formatNumber(trade.amountIn, 1)} X pays ${formatNumber(trade.amountOut, 2)} Y, ` +
    `${formatPercent(trade.shortfall, 2)} less than the mid price would: ` +
    `${formatPercent(trade.impact, 2)} is the price impact of the size, the rest comes of the fee. ` +
    `The mid price falls to ${formatNumber(trade.midAfter, 2)} Y.`
  )
}

/** Trades of several sizes on the same pool, and the one that is set. */
export function tableOf(amount: number): DataTable {
  const amounts = [...new Set([...sales, 25, 100, amount])].sort((a, b) => a - b)
  return {
    columns: [
      { title: 'X sold', format: value => formatNumber(value, 1) },
      { title: 'Y received', format: value => formatNumber(value, 2) },
      { title: 'Price, Y', format: value => formatNumber(value, 2) },
      { title: 'Price impact', format: value => formatPercent(value, 2) },
      { title: 'Short of mid price', format: value => formatPercent(value, 2) },
      { title: 'X after', format: value => formatNumber(value, 1) },
      { title: 'Y after', format: value => formatNumber(value, 0) },
    ],
    rows: amounts.map(each => {
      const { amountOut, executionPrice, impact, shortfall, after } = swap(POOL, each)
      return [each, amountOut, executionPrice, impact, shortfall, after.reserveIn, after.reserveOut]
    }),
  }
}

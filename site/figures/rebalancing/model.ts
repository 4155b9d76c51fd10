import type { DataTable } from 'docs-engine/figures'
import { formatNumber, formatPercent, formatUsd } from 'docs-engine/format'
import { REBALANCING_EXAMPLE } from '#facts/blade/arbitrage.ts'
import { DIRECTION_EXAMPLES } from '#math/blade/examples.ts'
import { factorsOfMoves, growthByDay } from '#math/blade/rebalancing.ts'
import { rebalancingSteps } from '#math/blade/rebalancing-steps.ts'

const { startValue, startPrice, targetWeight, factors } = REBALANCING_EXAMPLE

/** Days of each path. */
export const DAYS = DIRECTION_EXAMPLES[0].directions.length

/** A step in words: a day has two, the move and the trade after it. */
const stepName = (step: number) =>
  step === 0 ? 'Start' : `Day ${Math.ceil(step / 2)}, ${step % 2 === 1 ? 'moved' : 'rebalanced'}`

export const CONTROLS = {
  path: {
    kind: 'choice',
    label: 'Path of the price',
    options: DIRECTION_EXAMPLES.map(({ name }) => name),
    initial: 0,
  },
  move: {
    kind: 'slider',
    label: 'Factor of each move',
    min: 1.05,
    max: 3,
    step: 0.05,
    initial: factors[0],
    format: (move: number) => formatNumber(move, 2),
  },
  weight: {
    kind: 'slider',
    label: 'Target share of ETH',
    min: 0.05,
    max: 0.95,
    step: 0.05,
    initial: targetWeight,
    format: (weight: number) => formatPercent(weight),
  },
  step: {
    kind: 'slider',
    label: 'Step',
    min: 0,
    max: 2 * DAYS,
    step: 1,
    initial: 2 * factors.length,
    format: stepName,
  },
} as const

/** Whole dollars. */
export const inUsd = (value: number) => formatUsd(Math.round(value))

/** The portfolio at every step, and the value of each strategy at the end of each day. */
export function courseOf(path: number, move: number, weight: number) {
  const { directions } = DIRECTION_EXAMPLES[path] ?? DIRECTION_EXAMPLES[0]
  const moves = factorsOfMoves(directions, move)
  const steps = rebalancingSteps({ startValue, startPrice, targetWeight: weight, factors: moves })
  const days = growthByDay(moves, weight).map(growth => ({
    growth,
    hold: startValue * growth.hold,
    rebalanced: startValue * growth.rebalanced,
    constantProduct: startValue * growth.constantProduct,
  }))
  return { steps, days }
}

export type Course = ReturnType<typeof courseOf>

/** The portfolio and the strategies at a step. */
export function atStep({ steps, days }: Course, step: number) {
  const portfolio = steps[step]
  const day = days[Math.ceil(step / 2)]
  if (!portfolio || !day) throw new RangeError(`there is no step ${step}`)
  return { portfolio, day }
}

/** The results that stand below the picture. */
export function readingsOf(course: Course, step: number) {
  const { portfolio, day } = atStep(course, step)
  const { price, eth, ethValue, usdc, total, ethBought } = portfolio
  const trade =
    ethBought === 0 ? 'None' : `${ethBought > 0 ? 'Buy' : 'Sell'} ${inUsd(Math.abs(ethBought))}`
  return [
    { name: 'Price of ETH', value: formatUsd(Number(price.toFixed(2))) },
    { name: 'ETH', value: `${formatNumber(eth, 3)}, ${inUsd(ethValue)}` },
    { name: 'USDC', value: inUsd(usdc) },
    { name: 'Trade of ETH', value: trade },
    { name: 'Rebalanced', value: `${inUsd(total)}, × ${formatNumber(day.growth.rebalanced, 4)}` },
    { name: 'Holding', value: `${inUsd(day.hold)}, × ${formatNumber(day.growth.hold, 4)}` },
    {
      name: 'Constant product',
      value: `${inUsd(day.constantProduct)}, × ${formatNumber(day.growth.constantProduct, 4)}`,
    },
  ]
}

/** The present result, in a sentence. */
export function sentenceOf(course: Course, step: number): string {
  const { day } = atStep(course, step)
  const lead = day.growth.rebalanced / day.growth.hold - 1
  const verdict =
    Math.abs(lead) < 1e-9
      ? 'as much as holding'
      : `${formatPercent(Math.abs(lead), 2)} ${lead > 0 ? 'more' : 'less'} than holding`
  return (
    `${stepName(step)}: the rebalanced portfolio is at ${formatNumber(day.growth.rebalanced, 4)} times ` +
    `its start, ${verdict}; a constant product pool without fees is at ` +
    `${formatNumber(day.growth.constantProduct, 4)} times.`
  )
}

/** Every step. */
export function tableOf(course: Course): DataTable {
  return {
    columns: [
      { title: 'Step' },
      { title: 'ETH price', format: value => formatUsd(Number(value.toFixed(2))) },
      { title: 'ETH', format: value => formatNumber(value, 4) },
      { title: 'USDC', format: inUsd },
      { title: 'Rebalanced', format: inUsd },
      { title: 'Holding', format: inUsd },
      { title: 'Constant product', format: inUsd },
    ],
    rows: course.steps.map(({ price, eth, usdc, total }, step) => {
      const { day } = atStep(course, step)
      return [stepName(step), price, eth, usdc, total, day.hold, day.constantProduct]
    }),
  }
}

import type { FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { niceTop } from 'docs-engine/figures'
import { formatNumber, formatPercent, formatUsd } from 'docs-engine/format'
import { REBALANCING_EXAMPLE } from '#facts/blade/arbitrage.ts'
import { DIRECTION_EXAMPLES } from '#math/blade/examples.ts'
import { factorsOfMoves, growthByDay, type PathGrowth } from '#math/blade/rebalancing.ts'
import { type PortfolioState, rebalancingSteps } from '#math/blade/rebalancing-steps.ts'
import { inCents } from '../amounts.ts'
import { TARGET_SHARE } from '../target-share.ts'

const { startValue, startPrice, factors } = REBALANCING_EXAMPLE

/** Days of each path. */
export const DAYS = DIRECTION_EXAMPLES[0].directions.length

/** The day of a step: a day has two, the move and the trade after it. */
const dayOf = (step: number) => Math.ceil(step / 2)

/** A step in words. */
const stepName = (step: number) =>
  step === 0 ? 'Start' : `Day ${dayOf(step)}, ${step % 2 === 1 ? 'moved' : 'rebalanced'}`

/** Whole dollars. */
export const inUsd = (value: number) => formatUsd(Math.round(value))

/** What the reader can set: the path, its moves, the target share and the step shown. */
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
  weight: { ...TARGET_SHARE, label: 'Target share of ETH' },
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

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'Rebalancing step by step',
  caption:
    'Each day the price moves, then the portfolio is brought back to its target share. On a path that returns, that gains: the published example ends its second day at 1.125 times the start. On a trend, up or down, holding ends higher. CPMM is a constant product pool.',
}

/** Value of each strategy, in dollars. */
const inDollars = ({ hold, rebalanced, constantProduct }: PathGrowth): PathGrowth => ({
  hold: startValue * hold,
  rebalanced: startValue * rebalanced,
  constantProduct: startValue * constantProduct,
})

/** The path that is set, the portfolio at its step, and what is said of it. */
export function shownAt({ path, move, weight, step }: ValuesOf<typeof CONTROLS>) {
  const { directions } = DIRECTION_EXAMPLES[path] ?? DIRECTION_EXAMPLES[0]
  const moves = factorsOfMoves(directions, move)
  const steps = rebalancingSteps({ startValue, startPrice, targetWeight: weight, factors: moves })
  const growth = growthByDay(moves, weight)
  const [portfolio, now] = [steps[step], growth[dayOf(step)]]
  if (!portfolio || !now) throw new RangeError(`there is no step ${step}`)
  const days = growth.map(inDollars)
  return {
    /** Day of the step. */
    day: dayOf(step),
    portfolio,
    days,
    /** A round value above all. */
    top: niceTop(days.flatMap(({ hold, rebalanced }) => [hold, rebalanced])),
    result: {
      sentence: sentenceOf(step, now),
      readings: readingsOf(portfolio, now),
      table: tableOf(steps, days),
    } satisfies FigureResult,
  }
}

function readingsOf(portfolio: PortfolioState, growth: PathGrowth) {
  const { price, eth, ethValue, usdc, total, ethBought } = portfolio
  const dollars = inDollars(growth)
  const trade =
    ethBought === 0 ? 'None' : `${ethBought > 0 ? 'Buy' : 'Sell'} ${inUsd(Math.abs(ethBought))}`
  const both = (value: number, times: number) => `${inUsd(value)}, × ${formatNumber(times, 4)}`
  return [
    { name: 'Price of ETH', value: inCents(price) },
    { name: 'ETH', value: `${formatNumber(eth, 3)}, ${inUsd(ethValue)}` },
    { name: 'USDC', value: inUsd(usdc) },
    { name: 'Trade of ETH', value: trade },
    { name: 'Rebalanced', value: both(total, growth.rebalanced) },
    { name: 'Holding', value: both(dollars.hold, growth.hold) },
    { name: 'Constant product', value: both(dollars.constantProduct, growth.constantProduct) },
  ]
}

function sentenceOf(step: number, { hold, rebalanced, constantProduct }: PathGrowth): string {
  const lead = rebalanced / hold - 1
  const verdict =
    Math.abs(lead) < 1e-9
      ? 'as much as holding'
      : `${formatPercent(Math.abs(lead), 2)} ${lead > 0 ? 'more' : 'less'} than holding`
  return (
    `${stepName(step)}: the rebalanced portfolio is at ${formatNumber(rebalanced, 4)} times ` +
    `its start, ${verdict}; a constant product pool without fees is at ` +
    `${formatNumber(constantProduct, 4)} times.`
  )
}

/** Every step. */
function tableOf(steps: readonly PortfolioState[], days: readonly PathGrowth[]) {
  return {
    columns: [
      { title: 'Step' },
      { title: 'ETH price', format: inCents },
      { title: 'ETH', format: (eth: number) => formatNumber(eth, 4) },
      { title: 'USDC', format: inUsd },
      { title: 'Rebalanced', format: inUsd },
      { title: 'Holding', format: inUsd },
      { title: 'Constant product', format: inUsd },
    ],
    rows: steps.map(({ price, eth, usdc, total }, step) => {
      const day = days[dayOf(step)]
      return [stepName(step), price, eth, usdc, total, day?.hold ?? 0, day?.constantProduct ?? 0]
    }),
  }
}

import { REBALANCING_EXAMPLE } from '#facts/blade/arbitrage.ts'
import { requireFraction, requirePositive } from '../ranges.ts'

/** Holdings at one moment. */
export interface PortfolioState {
  /** Day of the example, from 0. */
  readonly day: number
  /** Whether the portfolio was just brought back to its target. */
  readonly rebalanced: boolean
  /** Price of ETH, US dollars. */
  readonly price: number
  /** ETH held, whole tokens. */
  readonly eth: number
  /** Value of the ETH, US dollars. */
  readonly ethValue: number
  /** USDC held, and its value in US dollars. */
  readonly usdc: number
  /** Value of both. */
  readonly total: number
  /** Share of ETH in the value, a fraction. */
  readonly ethShare: number
  /** Value of ETH bought at this step, US dollars; negative when sold. */
  readonly ethBought: number
}

/** What an example starts from. Values in US dollars, above zero. */
export interface ExampleStart {
  readonly startValue: number
  readonly startPrice: number
  /** Fraction. */
  readonly targetWeight: number
  /** Each above zero. */
  readonly factors: readonly number[]
}

function state(day: number, price: number, eth: number, usdc: number): PortfolioState {
  const ethValue = eth * price
  const total = ethValue + usdc
  return {
    day,
    rebalanced: false,
    price,
    eth,
    ethValue,
    usdc,
    total,
    ethShare: ethValue / total,
    ethBought: 0,
  }
}

function rebalance(
  { day, price, total, ethValue }: PortfolioState,
  weight: number,
): PortfolioState {
  const target = total * weight
  return {
    ...state(day, price, target / price, total - target),
    rebalanced: true,
    ethBought: target - ethValue,
  }
}

/**
 * Every state of a rebalanced portfolio: the start, then for each day the state after the price
 * moved and the state after the rebalancing trade.
 * @throws RangeError for values outside the ranges that `ExampleStart` names.
 */
export function rebalancingSteps(start: ExampleStart = REBALANCING_EXAMPLE): PortfolioState[] {
  const { startValue, startPrice, targetWeight, factors } = start
  requirePositive('the value at the start', startValue)
  requirePositive('the price at the start', startPrice)
  requireFraction('the target weight', targetWeight)
  const target = startValue * targetWeight
  let current = state(0, startPrice, target / startPrice, startValue - target)
  const steps = [current]
  for (const [index, factor] of factors.entries()) {
    requirePositive('a price factor', factor)
    const moved = state(index + 1, current.price * factor, current.eth, current.usdc)
    current = rebalance(moved, targetWeight)
    steps.push(moved, current)
  }
  return steps
}

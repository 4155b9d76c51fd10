import { Curve, EndLabels } from 'docs-engine/figures'
import type { ReactNode } from 'react'
import type { PathGrowth } from '#math/blade/rebalancing.ts'
import { AMM, MARKET, SUSHI } from './tones.ts'

/** The strategies that are compared, in the order in which their lines are drawn. */
const LINES = [
  { key: 'hold', tone: MARKET },
  { key: 'constantProduct', tone: AMM },
  { key: 'rebalanced', tone: SUSHI },
] as const

/**
 * What becomes of the same deposit under three strategies: a line for each, named at its right end.
 * What stands inside lies over the lines.
 */
export function StrategyLines({
  days,
  rebalanced,
  children,
}: {
  /** Value of each strategy, the start first. */
  days: readonly PathGrowth[]
  /** Name of the line that is rebalanced. */
  rebalanced: string
  children: ReactNode
}): ReactNode {
  const last = days.at(-1)
  return (
    <>
      {LINES.map(({ key, tone }) => (
        <Curve key={key} tone={tone} points={days.map((value, day) => [day, value[key]])} />
      ))}
      {children}
      {last && (
        <EndLabels
          at={days.length - 1}
          ends={[
            { name: rebalanced, value: last.rebalanced, tone: SUSHI },
            { name: 'Holding', value: last.hold, tone: MARKET },
            { name: 'CPMM', value: last.constantProduct, tone: AMM },
          ]}
        />
      )}
    </>
  )
}

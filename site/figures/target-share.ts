import { formatPercent } from 'docs-engine/format'
import { REBALANCING_EXAMPLE } from '#facts/blade/arbitrage.ts'

/** The slider for the share of the asset that a portfolio is rebalanced to. */
export const TARGET_SHARE = {
  kind: 'slider',
  label: 'Target share of the asset',
  min: 0.05,
  max: 0.95,
  step: 0.05,
  initial: REBALANCING_EXAMPLE.targetWeight,
  format: (weight: number) => formatPercent(weight),
} as const

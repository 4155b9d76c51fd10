import { EXAMPLE_MAX_SLIPPAGE } from '../slippage.ts'

/** The values that a number may have. */
export interface NumberRange {
  readonly minimum: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
}

/**
 * Limits of the request parameters, fractions unless said otherwise.
 * Source: the protocol's published API definition, version 6.2.12. A later one lets `fee` reach 0.5 and
 * `maxPriceImpact` run from above 0 to 1.
 */
export const limits = {
  /** Base units. */
  amount: { minimum: 1 },
  chainId: { minimum: 1 },
  maxSlippage: { minimum: 0, exclusiveMaximum: 1 },
  maxPriceImpact: { minimum: 0, exclusiveMaximum: 1 },
  fee: { minimum: 0, maximum: 1 },
} as const satisfies Record<string, NumberRange>

/** Stands beside the unit of `fee` to show how a fraction reads. The figure is ours. */
export const EXAMPLE_FEE = 0.0025

/** Largest `fee` in definitions after version 6.2.12, a fraction. */
export const LATER_FEE_MAXIMUM = 0.5

/**
 * What a request gets that leaves a parameter out. Published definitions give `simulate` and `validate` different
 * defaults; an answer carries gas only when `simulate` is true, so these are the ones without.
 * Source: the protocol's published API definition, version 6.2.12.
 */
export const parameterDefaults = {
  maxSlippage: EXAMPLE_MAX_SLIPPAGE,
  fee: 0,
  feeBy: 'output',
  source: 'sender',
  visualize: false,
  simulate: false,
  override: false,
  validate: false,
} as const

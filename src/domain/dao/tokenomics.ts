/**
 * Supply and emission of SUSHI. Amounts are whole tokens.
 * Source unless a comment says otherwise: the protocol's published documentation, version 6.2.12.
 */

/** Total supply on Ethereum, a rounded figure published without a date. */
export const TOTAL_SUPPLY_SUSHI = 280_000_000

/** Most SUSHI that can ever exist: there is no hard cap. */
export const HARD_CAP_SUSHI = null

/**
 * Emission as it began, per Ethereum block. Governance can change the rate and has done so, thus
 * none of these is a statement about today.
 */
export const HISTORICAL_EMISSION = {
  /** SUSHI per block in the launch phase. */
  launchPerBlock: 1000,
  /** Length of the launch phase, in weeks, approximate. */
  launchWeeks: 2,
  /** SUSHI per block right after the launch phase. */
  laterPerBlock: 100,
  /** Share for the development fund, a fraction. */
  developmentFundShare: 0.1,
} as const

/**
 * The published sampling study of Blade's prices against an aggregator's. Shares are fractions.
 * Source: "Why Blade has better trading prices" of the protocol's published documentation, version
 * 6.2.12; the two smaller shares stand in the legend of its chart,
 * https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site/public/images/blade/blade-0x-performance-comparison.png
 */
export const PRICE_STUDY = {
  /** Month of the study, YYYY-MM. */
  month: '2023-08',
  /** Value of the trade, US dollars. */
  tradeUsd: 10_000,
  /** Samples in which Blade's price was better in both directions. */
  bothLegs: 0.925,
  /** Samples in which it was better in at least one direction, as stated. */
  atLeastOneLeg: 0.996,
  /** Samples in which it was better in exactly one direction, by the chart's legend. */
  oneLeg: 0.0715,
  /** Samples in which it was better in neither, by the chart's legend. */
  neither: 0.0036,
} as const

/** At least one leg, from the two shares that make it up: agrees with what is stated, rounded. */
export const AT_LEAST_ONE_LEG_SUM = PRICE_STUDY.bothLegs + PRICE_STUDY.oneLeg

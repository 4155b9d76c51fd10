/** What the worked example of the staking bar starts from, in whole tokens. Made up, and round on purpose. */
export const STAKING_ASSUMPTIONS = {
  sushi: 1_000_000,
  xsushi: 800_000,
  deposit: 1_000,
  buyBack: 20_000,
} as const

/** A time for which the growth of the bar is estimated, in US dollars. Made up, and round on purpose. */
export const BAR_GROWTH_EXAMPLE = { volume: 100_000_000, barValue: 50_000_000 } as const

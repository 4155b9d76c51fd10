/** What the worked example of the staking bar starts from, in whole tokens. Made up, and round on purpose. */
export const STAKING_ASSUMPTIONS = {
  sushi: 1_000_000,
  xsushi: 800_000,
  deposit: 1_000,
  buyBack: 20_000,
} as const

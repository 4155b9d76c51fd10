/** What the worked examples about Blade start from. The values are made up, and round on purpose. */

/** A pool with a third of its value in each group, and an LP's part of it. Prices in US dollars. */
export const POOL_EXAMPLE = {
  assets: [
    { symbol: 'ETH', price: 2_000, quantity: 1_000 },
    { symbol: 'WBTC', price: 40_000, quantity: 50 },
    { symbol: 'USDC', price: 1, quantity: 2_000_000 },
  ],
  /** LP tokens that exist. */
  supply: 3_000_000,
  /** LP tokens of the holder. */
  held: 1_500,
  /** Price of ETH later over its price now. */
  ethFactor: 1.1,
} as const

/** Paths of one risky asset, each day a factor of its price. */
export const PATH_EXAMPLES = [
  { name: 'Doubles, then halves', factors: [2, 1 / 2] },
  { name: 'Doubles twice', factors: [2, 2] },
  { name: 'Halves twice', factors: [1 / 2, 1 / 2] },
] as const

/** Moves up and back, as factors. */
export const MOVE_EXAMPLES = [1.1, 1.25, 1.5, 2, 3, 4] as const

/** Target weights of the risky asset. */
export const WEIGHT_EXAMPLES = [0.1, 0.25, 0.5, 0.75, 0.9] as const

/** Hurst exponents for which the variance ratio is shown. */
export const HURST_EXAMPLES = [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7] as const

/** Variance ratios for which the Hurst exponent is shown. */
export const RATIO_EXAMPLES = [1, 1.5, 2, 2.5, 3, 4, 5, 8] as const

/** Speeds of mean reversion, per day. */
export const SPEED_EXAMPLES = [0.001, 0.005, 0.01, 0.02, 0.05] as const

/** Correlations of one day's return with the next. */
export const CORRELATION_EXAMPLES = [-0.3, 0.3] as const

/** One day of three assets at equal weight: today's price over yesterday's. */
export const DAY_EXAMPLE = [
  { symbol: 'First', ratio: 1.1 },
  { symbol: 'Second', ratio: 0.95 },
  { symbol: 'Third', ratio: 1 },
] as const

/** Weights of an asset that doubles, in a pool with one that does not move. */
export const DOUBLING_WEIGHTS = [0.8, 0.5, 0.2] as const

/** Figures of one period, from which Comparable APY is calculated; fractions. */
export const YIELD_EXAMPLE = { profitYield: 0.02, priceRatio: 1.5, cryptoBasis: 0 } as const

/** Paths of four days whose moves are all of one size: 1 is up, -1 is down. */
export const DIRECTION_EXAMPLES = [
  { name: 'Up and back, twice', directions: [1, -1, 1, -1] },
  { name: 'Up, then back', directions: [1, 1, -1, -1] },
  { name: 'Up all the way', directions: [1, 1, 1, 1] },
  { name: 'Down all the way', directions: [-1, -1, -1, -1] },
] as const

/** Price paths of twelve days, as multiples of the price at the start. */
export const PRICE_PATH_EXAMPLES = [
  { name: 'Swings', prices: [1.5, 0.9, 1.6, 1, 0.65, 1.1, 1.7, 0.95, 1.4, 0.8, 1.3, 1] },
  { name: 'There and back', prices: [1.15, 1.3, 1.5, 1.7, 1.9, 2, 1.9, 1.7, 1.5, 1.3, 1.15, 1] },
  { name: 'Trend up', prices: [1.1, 1.2, 1.32, 1.45, 1.6, 1.75, 1.92, 2.1, 2.3, 2.5, 2.75, 3] },
  {
    name: 'Trend down',
    prices: [0.91, 0.83, 0.76, 0.69, 0.63, 0.57, 0.52, 0.48, 0.43, 0.4, 0.36, 0.33],
  },
] as const

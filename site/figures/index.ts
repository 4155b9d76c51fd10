import type { Components } from 'docs-engine/config'

/**
 * The figures by id. A new one is a folder and a line here: for `token-flow`, the folder of that name holds the
 * picture in a component `TokenFlow`, in a file of that name too, and in `model.ts` what is computed and said. A
 * page places it by `<TokenFlowFigure />`.
 */
export const figures = {
  'constant-product': async () =>
    (await import('./constant-product/constant-product.tsx')).ConstantProduct,
  'emission-history': async () =>
    (await import('./emission-history/emission-history.tsx')).EmissionHistory,
  'loss-and-fees': async () => (await import('./loss-and-fees/loss-and-fees.tsx')).LossAndFees,
  'monthly-results': async () =>
    (await import('./monthly-results/monthly-results.tsx')).MonthlyResults,
  'one-trade-many-venues': async () =>
    (await import('./one-trade-many-venues/one-trade-many-venues.tsx')).OneTradeManyVenues,
  'price-by-size': async () => (await import('./price-by-size/price-by-size.tsx')).PriceBySize,
  'price-paths': async () => (await import('./price-paths/price-paths.tsx')).PricePaths,
  'price-range': async () => (await import('./price-range/price-range.tsx')).PriceRange,
  'ratio-of-the-bar': async () =>
    (await import('./ratio-of-the-bar/ratio-of-the-bar.tsx')).RatioOfTheBar,
  rebalancing: async () => (await import('./rebalancing/rebalancing.tsx')).Rebalancing,
  'two-day-rule': async () => (await import('./two-day-rule/two-day-rule.tsx')).TwoDayRule,
  'variance-ratios': async () =>
    (await import('./variance-ratios/variance-ratios.tsx')).VarianceRatios,
  'voting-power-calculator': async () =>
    (await import('./voting-power-calculator/voting-power-calculator.tsx')).VotingPowerCalculator,
  'walk-through-bins': async () =>
    (await import('./walk-through-bins/walk-through-bins.tsx')).WalkThroughBins,
  'who-gets-the-fee': async () =>
    (await import('./who-gets-the-fee/who-gets-the-fee.tsx')).WhoGetsTheFee,
  'width-of-range': async () => (await import('./width-of-range/width-of-range.tsx')).WidthOfRange,
} satisfies Components

import type { IslandRegistry } from '#islands/hydrate.ts'

/** The interactive parts that articles may hold, each loaded on the pages that have it. */
export const islands = {
  'concentrated-range': async () =>
    (await import('#figures/concentrated-range/concentrated-range-island.tsx'))
      .ConcentratedRangeIsland,
  'constant-product': async () =>
    (await import('#figures/constant-product/constant-product-island.tsx')).ConstantProductIsland,
  emission: async () => (await import('#figures/emission/emission-island.tsx')).EmissionIsland,
  'fee-split': async () => (await import('#figures/fee-split/fee-split-island.tsx')).FeeSplitIsland,
  filter: async () => (await import('#reference/filter/filter-island.tsx')).FilterIsland,
  'impermanent-loss': async () =>
    (await import('#figures/impermanent-loss/impermanent-loss-island.tsx')).ImpermanentLossIsland,
  'liquidity-book': async () =>
    (await import('#figures/liquidity-book/liquidity-book-island.tsx')).LiquidityBookIsland,
  'monthly-results': async () =>
    (await import('#figures/monthly-results/monthly-results-island.tsx')).MonthlyResultsIsland,
  playground: async () =>
    (await import('#reference/openapi/playground/playground-island.tsx')).PlaygroundIsland,
  'price-by-size': async () =>
    (await import('#figures/price-by-size/price-by-size-island.tsx')).PriceBySizeIsland,
  'price-paths': async () =>
    (await import('#figures/price-paths/price-paths-island.tsx')).PricePathsIsland,
  rebalancing: async () =>
    (await import('#figures/rebalancing/rebalancing-island.tsx')).RebalancingIsland,
  'sample-types': async () =>
    (await import('#prose/sample/sample-types-island.tsx')).SampleTypesIsland,
  'staking-bar': async () =>
    (await import('#figures/staking-bar/staking-bar-island.tsx')).StakingBarIsland,
  tabs: async () => (await import('#prose/tabs/tabs-island.tsx')).TabsIsland,
  'trade-split': async () =>
    (await import('#figures/trade-split/trade-split-island.tsx')).TradeSplitIsland,
  'variance-ratio': async () =>
    (await import('#figures/variance-ratio/variance-ratio-island.tsx')).VarianceRatioIsland,
  'voting-power': async () =>
    (await import('#figures/voting-power/voting-power-island.tsx')).VotingPowerIsland,
} satisfies IslandRegistry

export const islandNames: readonly string[] = Object.keys(islands)

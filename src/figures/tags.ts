import { ConcentratedRangeIsland } from './concentrated-range/concentrated-range-island.tsx'
import { ConstantProductIsland } from './constant-product/constant-product-island.tsx'
import { EmissionIsland } from './emission/emission-island.tsx'
import { FeeSplitIsland } from './fee-split/fee-split-island.tsx'
import { ImpermanentLossIsland } from './impermanent-loss/impermanent-loss-island.tsx'
import { figureTag } from './kit/figure-tag.tsx'
import { LiquidityBookIsland } from './liquidity-book/liquidity-book-island.tsx'
import { MonthlyResultsIsland } from './monthly-results/monthly-results-island.tsx'
import { PriceBySizeIsland } from './price-by-size/price-by-size-island.tsx'
import { PricePathsIsland } from './price-paths/price-paths-island.tsx'
import { RebalancingIsland } from './rebalancing/rebalancing-island.tsx'
import { StakingBarIsland } from './staking-bar/staking-bar-island.tsx'
import { TradeSplitIsland } from './trade-split/trade-split-island.tsx'
import { VarianceRatioIsland } from './variance-ratio/variance-ratio-island.tsx'
import { VotingPowerIsland } from './voting-power/voting-power-island.tsx'

/** The tags that place figures. */
export const tags = {
  ConcentratedRangeFigure: figureTag('concentrated-range', ConcentratedRangeIsland),
  ConstantProductFigure: figureTag('constant-product', ConstantProductIsland),
  EmissionFigure: figureTag('emission', EmissionIsland),
  FeeSplitFigure: figureTag('fee-split', FeeSplitIsland),
  ImpermanentLossFigure: figureTag('impermanent-loss', ImpermanentLossIsland),
  LiquidityBookFigure: figureTag('liquidity-book', LiquidityBookIsland),
  MonthlyResultsFigure: figureTag('monthly-results', MonthlyResultsIsland),
  PriceBySizeFigure: figureTag('price-by-size', PriceBySizeIsland),
  PricePathsFigure: figureTag('price-paths', PricePathsIsland),
  RebalancingFigure: figureTag('rebalancing', RebalancingIsland),
  StakingBarFigure: figureTag('staking-bar', StakingBarIsland),
  TradeSplitFigure: figureTag('trade-split', TradeSplitIsland),
  VarianceRatioFigure: figureTag('variance-ratio', VarianceRatioIsland),
  VotingPowerFigure: figureTag('voting-power', VotingPowerIsland),
}

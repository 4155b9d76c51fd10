import type { Source } from 'docs-engine/config'
import { arbitrageSources } from './arbitrage.ts'
import { benchmarkSources } from './benchmark.ts'
import { CHECKED } from './documentation.ts'
import { performanceSources } from './performance.ts'
import { portfolioSources } from './portfolio-theory.ts'
import { priceSources } from './prices.ts'
import { termsSources } from './terms.ts'

/**
 * Every source that pages about Blade link to, by name: those of the published values, each kept
 * beside its values, and what pages refer to besides.
 */
export const bladeSources = {
  ...arbitrageSources,
  ...benchmarkSources,
  ...performanceSources,
  ...portfolioSources,
  ...priceSources,
  ...termsSources,
  formerProtocolFees: {
    title: 'Clipper on protocol fees',
    url: 'https://docs.clipper.exchange/introduction/dao-protocol-fees',
    checked: CHECKED,
  },
  hurstExponent: {
    title: 'Hurst exponent',
    url: 'https://en.wikipedia.org/wiki/Hurst_exponent',
    checked: CHECKED,
  },
  gasTracker: {
    title: 'Gas tracker for Ethereum',
    url: 'https://etherscan.io/gastracker',
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

import type { GlossaryTerm } from 'docs-engine/config'

const BENCHMARK = '/blade/introduction/blades-benchmark-no-impermanent-loss'
const ARBITRAGE = '/blade/introduction/how-lps-earn-from-arbitrage'

/**
 * Words about Blade and what its pool is measured by.
 * Definitions are in our own words; the page of each term has its sources.
 */
export const bladeTerms = [
  {
    id: 'benchmark',
    term: 'Benchmark',
    aliases: ['daily rebalancing portfolio', 'DRP'],
    definition:
      'The calculated portfolio that Blade’s pool is measured by: fixed shares, restored once a day, with no cost.',
    page: `${BENCHMARK}#the-benchmark`,
  },
  {
    id: 'blade',
    term: 'Blade',
    aliases: ['Clipper'],
    definition:
      'The venue of Sushi that quotes signed prices for a few large tokens, from one pool of several assets on each network.',
    page: '/blade/introduction',
  },
  {
    id: 'blue-chip-token',
    term: 'Blue-chip token',
    aliases: ['blue chip'],
    definition:
      'On these pages, one of the few tokens that Blade trades: ETH, WBTC and US dollar stablecoins.',
    page: '/blade/introduction',
  },
  {
    id: 'comparable-apy',
    term: 'Comparable APY',
    aliases: ['APY'],
    definition:
      'Profit Yield plus the impermanent loss that a constant product pool would have had. It is for comparison and is not a payment.',
    page: '/blade/how-to-use-blade/faqs#what-is-comparable-apy',
  },
  {
    id: 'crypto-basis',
    term: 'Crypto basis',
    aliases: ['return on a crypto basis'],
    definition:
      'A return that compares the holdings of today with those of the day before, both at the same prices. It leaves out the movement of the market.',
    page: `${BENCHMARK}/appendix-math#return-on-a-crypto-basis`,
  },
  {
    id: 'firm-quote',
    term: 'Firm quote',
    aliases: ['signed quote', 'signed price'],
    definition:
      'A price that its maker has signed for fixed amounts and a limited time. Nobody can change its rate, and it is void once it expires.',
    page: '/blade/introduction#from-a-quote-to-a-swap',
  },
  {
    id: 'formula-market-maker',
    term: 'Formula market maker',
    aliases: ['FMM'],
    definition:
      'Blade’s way to set a price: a formula off chain that reads the pool’s reserves and outside market prices.',
    page: '/blade/introduction/how-blade-makes-money-for-lps#two-ways-to-set-a-price',
  },
  {
    id: 'lockup',
    term: 'Lockup',
    aliases: ['lock period', 'locked deposit'],
    definition:
      'A time in which a deposit cannot be withdrawn. None is required on Blade by its stated terms, but a deposit can be made with one.',
    page: '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#locks',
  },
  {
    id: 'mean-reversion',
    term: 'Mean reversion',
    aliases: ['mean-reverting'],
    definition: 'A tendency of prices to turn back after a move. Rebalancing gains from it.',
    page: `${ARBITRAGE}#the-variance-ratio`,
  },
  {
    id: 'memoryless',
    term: 'Memoryless',
    aliases: ['random walk'],
    definition:
      'Of prices whose past moves say nothing about the next: their variance grows in proportion to time.',
    page: `${ARBITRAGE}#the-variance-ratio`,
  },
  {
    id: 'momentum',
    term: 'Momentum',
    aliases: ['trend'],
    definition:
      'A tendency of prices to continue in the direction of a move. Rebalancing then falls behind holding.',
    page: `${ARBITRAGE}#the-variance-ratio`,
  },
  {
    id: 'profit-yield',
    term: 'Profit Yield',
    aliases: [],
    definition:
      'A published figure: what swaps brought in above what they paid out, over those swaps in which that was positive. It is not the return of a deposit.',
    page: '/blade/how-to-use-blade/faqs#what-is-profit-yield',
  },
  {
    id: 'rebalancing',
    term: 'Rebalancing',
    aliases: ['rebalanced portfolio'],
    definition:
      'Bringing a portfolio back to fixed shares of its value by selling what rose and buying what fell.',
    page: ARBITRAGE,
  },
  {
    id: 'request-for-quote',
    term: 'Request for quote',
    aliases: ['RFQ'],
    definition:
      'A way to trade in which the trader asks for a price and receives a firm quote to accept or leave.',
    page: '/blade/introduction',
  },
  {
    id: 'variance-ratio',
    term: 'Variance ratio',
    aliases: ['VR'],
    definition:
      'The variance of price changes over a long window divided by that over a short one. It separates momentum from mean reversion.',
    page: `${ARBITRAGE}#the-variance-ratio`,
  },
] as const satisfies readonly GlossaryTerm[]

import type { GlossaryTerm } from 'docs-engine/config'

/**
 * Words about pools and those who provide their liquidity.
 * Definitions are in our own words; the page of each term has its sources.
 */
export const poolTerms = [
  {
    id: 'active-bin',
    term: 'Active bin',
    aliases: [],
    definition:
      'The bin of a liquidity book in which swaps take place at the moment. It alone can hold both tokens of the pool.',
    page: '/amm/lbamm#inside-a-bin',
  },
  {
    id: 'arbitrage',
    term: 'Arbitrage',
    aliases: ['arbitrageur'],
    definition:
      'Buying where a token is cheap and selling where it is expensive. It brings the price of a pool back to the market, and its gain comes out of the pool.',
    page: '/amm/introduction#how-a-pool-works',
  },
  {
    id: 'automated-market-maker',
    term: 'Automated market maker',
    aliases: ['AMM'],
    definition:
      'A contract that holds tokens and computes their price by a formula, so that anyone can trade with it or add to it.',
    page: '/amm/introduction',
  },
  {
    id: 'bin',
    term: 'Bin',
    aliases: ['price bin'],
    definition:
      'A part of a liquidity book that trades at one price. A swap that empties a bin continues in the next one.',
    page: '/amm/lbamm#bins',
  },
  {
    id: 'capital-efficiency',
    term: 'Capital efficiency',
    aliases: [],
    definition:
      'How many times more capital liquidity at all prices would need to give the depth that a range gives around the price.',
    page: '/amm/clamm#capital-efficiency',
  },
  {
    id: 'concentrated-liquidity',
    term: 'Concentrated liquidity',
    aliases: ['clAMM', 'CLMM', 'SushiSwap V3'],
    definition:
      'A kind of pool in which each provider picks the two prices between which a deposit trades and earns fees.',
    page: '/amm/clamm',
  },
  {
    id: 'constant-product',
    term: 'Constant product',
    aliases: ['cpAMM', 'CPMM', 'SushiSwap V2', 'x·y=k'],
    definition:
      'A kind of pool that prices swaps so that the product of its two reserves never falls. It has liquidity at every price.',
    page: '/amm/cpamm#how-a-swap-is-priced',
  },
  {
    id: 'fee-tier',
    term: 'Fee tier',
    aliases: ['pool fee'],
    definition:
      'One of the fixed swap fees from which a concentrated liquidity pool takes its own when it is opened.',
    page: '/amm/clamm#fee-tiers',
  },
  {
    id: 'impermanent-loss',
    term: 'Impermanent loss',
    aliases: ['IL', 'divergence loss'],
    definition:
      'How much less a deposit in a pool is worth than the same tokens would be if they had been held. It vanishes if prices return and stays if you withdraw before.',
    page: '/amm/cpamm#impermanent-loss',
  },
  {
    id: 'liquidity',
    term: 'Liquidity',
    aliases: ['depth'],
    definition:
      'The tokens in a pool that swaps can use. The more of it lies near the price, the less a swap moves that price.',
    page: '/amm/introduction#how-a-pool-works',
  },
  {
    id: 'liquidity-book',
    term: 'Liquidity book',
    aliases: ['lbAMM', 'LB'],
    definition:
      'A kind of pool that divides its liquidity into bins of one price each and can raise its fee while prices move fast.',
    page: '/amm/lbamm',
  },
  {
    id: 'liquidity-provider',
    term: 'Liquidity provider',
    aliases: ['LP'],
    definition: 'Whoever deposits tokens into a pool and shares in what the pool earns and loses.',
    page: '/amm/introduction#what-lps-earn',
  },
  {
    id: 'lp-token',
    term: 'LP token',
    aliases: ['pool token', 'share of a pool'],
    definition:
      'A token that represents a part of a pool. Burning it pays out that part, and whoever holds it can do so.',
    page: '/blade/how-to-use-blade/liquidity-pools#lp-tokens',
  },
  {
    id: 'position-nft',
    term: 'Position NFT',
    aliases: ['non-fungible token', 'position'],
    definition:
      'A unique token that represents a deposit in a range of a concentrated liquidity pool. Whoever holds it can withdraw the deposit.',
    page: '/amm/clamm#a-position',
  },
  {
    id: 'pro-rata',
    term: 'Pro rata',
    aliases: ['proportional withdrawal'],
    definition:
      'In proportion to what one holds. A pro rata withdrawal pays the same part of every asset in the pool.',
    page: '/blade/how-to-use-blade/liquidity-pools#worked-example',
  },
  {
    id: 'protocol-fee',
    term: 'Protocol fee',
    aliases: [],
    definition:
      'The part of a swap fee that the protocol receives in place of the liquidity providers.',
    page: '/dao/tokenomics#fee-split',
  },
  {
    id: 'reserve',
    term: 'Reserve',
    aliases: ['pool balance'],
    definition: 'The amount of one token that a pool holds. A pool of two tokens has two reserves.',
    page: '/amm/introduction#how-a-pool-works',
  },
  {
    id: 'tick',
    term: 'Tick',
    aliases: [],
    definition:
      'The number of a price in a concentrated liquidity pool. Neighboring ticks lie one basis point apart.',
    page: '/amm/clamm#ticks',
  },
  {
    id: 'tick-spacing',
    term: 'Tick spacing',
    aliases: [],
    definition:
      'How many ticks lie between two prices at which a range can begin or end. It belongs to the fee tier.',
    page: '/amm/clamm#fee-tiers',
  },
  {
    id: 'virtual-reserves',
    term: 'Virtual reserves',
    aliases: [],
    definition:
      'What a range would have to hold to trade as it does if it were a constant product pool. They are larger than its real reserves.',
    page: '/amm/clamm#a-position',
  },
] as const satisfies readonly GlossaryTerm[]

/** What a product can depend on; each has a section on the page about risks, by this name. */
export const dependencies = [
  'Contract',
  'Off-chain service',
  'Price source',
  'Bridge',
  'Signers',
  'Token',
] as const

/** What one product depends on: a few words for each. */
export interface ProductRisks {
  readonly product: string
  /** Page about the product. */
  readonly page: `/${string}`
  readonly on: Readonly<Record<(typeof dependencies)[number], string>>
}

/**
 * What each product depends on.
 * Source: the protocol's published documentation, version 6.2.12, and the contracts' verified code.
 */
export const productRisks = [
  {
    product: 'Swap by the aggregator',
    page: '/aggregator/introduction',
    on: {
      Contract: 'RedSnwapper, a route processor, and every pool of the route',
      'Off-chain service': 'The API, which finds the route and writes the transaction',
      'Price source': 'The pools of the route; your minimum is the only check',
      Bridge: 'Of each token that came over one',
      Signers: 'Not published',
      Token: 'The one you buy',
    },
  },
  {
    product: 'cpAMM pool',
    page: '/amm/cpamm',
    on: {
      Contract: 'Router, factory and pair',
      'Off-chain service': 'None',
      'Price source': 'The reserves of the pool',
      Bridge: 'Of each token that came over one',
      Signers: 'The account that sets who receives the protocol fee',
      Token: 'Both tokens of the pair',
    },
  },
  {
    product: 'clAMM position',
    page: '/amm/clamm',
    on: {
      Contract: 'Position manager, factory and pool',
      'Off-chain service': 'None',
      'Price source': 'The price of the pool itself',
      Bridge: 'Of each token that came over one',
      Signers: 'The owner of the factory, who can set the protocol fee',
      Token: 'Both tokens of the pool',
    },
  },
  {
    product: 'Blade pool',
    page: '/blade/introduction',
    on: {
      Contract: 'The pool, in one of several implementations',
      'Off-chain service': 'Signed quotes; none to withdraw a share of every asset',
      'Price source': 'A formula off chain, on market prices',
      Bridge: 'Of each asset that came over one',
      Signers: 'One signer of quotes',
      Token: 'Every asset of the pool',
    },
  },
  {
    product: 'Staked SUSHI',
    page: '/dao/tokenomics#staking-bar',
    on: {
      Contract: 'xSUSHI on Ethereum',
      'Off-chain service': 'None',
      'Price source': 'None; the ratio is what the bar holds',
      Bridge: 'For xSUSHI on Polygon',
      Signers: 'Not published',
      Token: 'SUSHI',
    },
  },
] as const satisfies readonly ProductRisks[]

import type { GlossaryTerm } from 'docs-engine/config'

/** Words about swaps, prices and routes. Definitions are in our own words; the page of each term has its sources. */
export const swapTerms = [
  {
    id: 'aggregator',
    term: 'Swap aggregator',
    aliases: ['DEX aggregator'],
    definition:
      'A service that looks through the pools of many exchanges for a route and prepares one transaction for the swap.',
    page: '/aggregator/introduction',
  },
  {
    id: 'base-units',
    term: 'Base units',
    aliases: ['wei', 'raw amount', 'smallest unit'],
    definition:
      'The whole numbers in which contracts count a token. Its decimals say how many of them make one token.',
    page: '/api/examples/quote#amounts',
  },
  {
    id: 'basis-point',
    term: 'Basis point',
    aliases: ['bp', 'bps'],
    definition: 'A hundredth of a percent, the unit in which fees and small differences are given.',
    page: '/blade/introduction/blades-benchmark-no-impermanent-loss#the-published-sample',
  },
  {
    id: 'decentralized-exchange',
    term: 'DEX',
    aliases: ['decentralized exchange'],
    definition:
      'An exchange made of contracts: people swap from their own wallets, and nobody holds their tokens for them.',
    page: '/what-is-sushi',
  },
  {
    id: 'executor',
    term: 'Executor',
    aliases: ['RouteProcessor'],
    definition:
      'The contract that carries out a route. RedSnwapper hands it the input and checks what the recipient got.',
    page: '/contracts/red-snwapper#how-a-swap-runs',
  },
  {
    id: 'front-running',
    term: 'Front-running',
    aliases: ['sandwich attack', 'MEV'],
    definition:
      'Trading ahead of a transaction that is still waiting, so that it gets a worse price. A sandwich trades before it and after it.',
    page: '/aggregator/introduction#limits-and-risks',
  },
  {
    id: 'mid-price',
    term: 'Mid price',
    aliases: ['spot price'],
    definition:
      'The price of an infinitely small swap. In a constant product pool it is one reserve over the other.',
    page: '/amm/cpamm#how-a-swap-is-priced',
  },
  {
    id: 'minimum-output',
    term: 'Minimum output',
    aliases: ['amountOutMin', 'minimum received'],
    definition:
      'The least that a swap may pay the recipient. If less arrives, the transaction reverts.',
    page: '/aggregator/introduction#slippage-and-minimum-output',
  },
  {
    id: 'price-impact',
    term: 'Price impact',
    aliases: [],
    definition:
      'How far below the mid price a swap is executed because of its size, the fee left out. It is already in the expected output.',
    page: '/amm/cpamm#how-a-swap-is-priced',
  },
  {
    id: 'quote',
    term: 'Quote',
    aliases: ['price quote'],
    definition:
      'What a trade of a given size would pay at the moment. A quote of the aggregator is an estimate; one of Blade is signed and firm.',
    page: '/api/examples/quote',
  },
  {
    id: 'revert',
    term: 'Revert',
    aliases: ['failed transaction'],
    definition:
      'A transaction that reverts undoes all that it did, so tokens stay where they were. The gas it used is spent.',
    page: '/aggregator/introduction#limits-and-risks',
  },
  {
    id: 'route',
    term: 'Route',
    aliases: ['path', 'hop'],
    definition:
      'The pools that a swap passes through, one after the other or side by side, from the token sold to the token bought.',
    page: '/aggregator/introduction#from-request-to-swap',
  },
  {
    id: 'router',
    term: 'Router',
    aliases: ['router contract'],
    definition:
      'The contract that users approve and call, which passes their swap on to pools. The aggregator’s is RedSnwapper.',
    page: '/contracts/red-snwapper',
  },
  {
    id: 'slippage',
    term: 'Slippage',
    aliases: [],
    definition:
      'How much less, or more, a swap pays than was expected, because prices changed before it was executed.',
    page: '/aggregator/introduction#slippage-and-minimum-output',
  },
  {
    id: 'slippage-tolerance',
    term: 'Slippage tolerance',
    aliases: ['maxSlippage', 'slippage limit'],
    definition:
      'How much slippage a trader accepts, as a fraction of the expected output. It decides the minimum output.',
    page: '/aggregator/introduction#slippage-and-minimum-output',
  },
] as const satisfies readonly GlossaryTerm[]

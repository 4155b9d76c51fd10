import type { Statements } from './statements.ts'

/** What pages must say to readers who decide about money or votes. */
export const decisionStatements: Statements = {
  '/dao/governance': [
    'In a wallet 1,000 SUSHI 0',
    'Staked, at a ratio of 1.25 800 xSUSHI 800',
    'In the SUSHI-ETH pool 1,000 SUSHI of the pool 2,000',
    'A quorum of pooled SUSHI takes 2.5 million SUSHI, 0.89% of the supply',
    'takes more SUSHI than votes: at a ratio of 1.274975 its xSUSHI hold 6.37 million SUSHI, 2.28% of the supply',
    'Roadmap: what was announced for 2025',
  ],
  '/dao/tokenomics': [
    'The bar is on Ethereum only',
    'that is 0.10% for that period',
    'their amount is not published',
    'on top of them is not stated',
    'The documentation counts some of it as insolvent',
  ],
  '/blade/introduction': [
    'their amount is not published',
    'published list names several contracts on some',
  ],
  '/blade/how-to-use-blade/faqs': [
    'The DAO takes its fees from it; their amount is not published',
    'its last row is not an annual rate',
  ],
  '/security': [
    'the bridge it came over',
    "Exactly the amount if you sell the network's native coin, otherwise 0",
    'Send only the object that it returns',
  ],
  '/amm/choose': [
    'Two stablecoins 0.9995 to 1.0005 4,000.4997',
    'from tick −5 to 5',
    '0.01% 1 0.0100%',
    '0.05% 10 0.1000%',
    '0.30% 60 0.6018%',
    '1.00% 200 2.0200%',
  ],
  '/blade/introduction/how-lps-earn-from-arbitrage': [
    'Doubles, then halves 1.0000 1.1250 1.0000 +0.1250',
    'Doubles twice 2.5000 2.2500 2.0000 −0.2500',
    'Halves twice 0.6250 0.5625 0.5000 −0.0625',
    'since mid-2018, 7 of 13 are at or below 3; of those before, 2 of 9',
  ],
  '/blade/introduction/blades-benchmark-no-impermanent-loss': ['2022-10-10 0.9030 0.8992 +38'],
  '/amm/lbamm': [
    'a fee of 1000000000000000000 would be the whole amount',
    'the base fee is 2000000000000000, or 0.2000%',
    '2 20,000 0.007500% 0.207500%',
  ],
  '/amm/cpamm': ['withdrawals lower it'],
  '/what-is-sushi': ['no deployment is published either'],
  '/amm/introduction': ['no deployment is published either'],
  '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing': [
    'One asset, or a share of all You can withdraw USDC alone',
  ],
}

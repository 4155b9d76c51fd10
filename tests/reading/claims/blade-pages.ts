import type { Statements } from './statements.ts'

/** What the pages about Blade must state. */
export const bladeStatements: Statements = {
  '/blade/introduction/how-lps-earn-from-arbitrage': [
    'A portfolio of $2,000 holds ETH and USDC',
    'with a target of 50% each',
    '$2,250: 1.125 times the start',
    'Holding ends at 1.0 times the start',
    '3 Memoryless',
    'over 90 days',
    'over 30 days',
    'from mid-2018 on',
    'from 1990: portfolio theory',
  ],
  '/blade/introduction/blades-benchmark-no-impermanent-loss': [
    'Days more than 1 bp worse than the benchmark 10%',
    'Days within 1 bp 77%',
    'Days more than 1 bp better 23%',
    'they sum to 110%',
    'Correlation of the daily returns 0.9996',
    'Almost 40 bp',
  ],
  '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math': [
    'each from 0 up, and together 1',
    'gives: 1.125',
  ],
  '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling': [
    'April 2023 +213 +185',
    'May 2023 −5 −14',
    'June 2023 +472 +458',
    'July 2023 −169 −177',
  ],
  '/blade/introduction/why-blade-has-better-trading-prices': [
    'Liquidity, about Best price up to about',
    '$10,000,000 $10,000',
    '$50,000,000 $50,000',
    'a trade of $10,000 between a stablecoin and ETH',
    'Both legs 92.5%',
    'At least one leg 99.6%',
    'Exactly one leg 7.15%',
    'No leg 0.36%',
    'In August 2023, a sampling study',
  ],
  '/blade/introduction': ['are 70% of on-chain volume', 'No explicit trading fee.'],
  '/blade/how-to-use-blade/liquidity-pools': [
    '70% of on-chain volume',
    'Blade has one pool per network',
  ],
  '/blade/how-to-use-blade/faqs': [
    'Is there a deposit limit? No',
    'Is there a lockup? No',
    'star rating from 0 to 3',
  ],
}

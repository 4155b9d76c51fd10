import type { PageClaim } from './page-claim.ts'

const introduction = '/blade/introduction'
const arbitrage = `${introduction}/how-lps-earn-from-arbitrage`
const benchmark = `${introduction}/blades-benchmark-no-impermanent-loss`
const appendix = `${benchmark}/appendix-math`
const comparison = `${benchmark}/blade-vs-cpmms-vs-hodling`
const prices = `${introduction}/why-blade-has-better-trading-prices`
const pools = '/blade/how-to-use-blade/liquidity-pools'
const questions = '/blade/how-to-use-blade/faqs'

/** Constants and quoted figures that the pages about Blade must state. */
export const bladePageClaims: readonly PageClaim[] = [
  { id: 'blade-ex-start', page: arbitrage, text: 'A portfolio of $2,000 holds ETH and USDC' },
  { id: 'blade-ex-target', page: arbitrage, text: 'with a target of 50% each' },
  { id: 'blade-drp-roundtrip', page: arbitrage, text: '$2,250: 1.125 times the start' },
  { id: 'blade-hold-roundtrip', page: arbitrage, text: 'Holding ends at 1.0 times the start' },
  { id: 'vr-memoryless', page: arbitrage, text: '3 Memoryless' },
  { id: 'vr-window-long', page: arbitrage, text: 'over 90 days' },
  { id: 'vr-window-short', page: arbitrage, text: 'over 30 days' },
  { id: 'vr-eth-from', page: arbitrage, text: 'from mid-2018 on' },
  { id: 'nobel', page: arbitrage, text: 'from 1990: portfolio theory' },
  {
    id: 'bench-worse',
    page: benchmark,
    text: 'Days more than 1 bp worse than the benchmark 10%',
  },
  { id: 'bench-within', page: benchmark, text: 'Days within 1 bp 77%' },
  { id: 'bench-better', page: benchmark, text: 'Days more than 1 bp better 23%' },
  { id: 'bench-sum', page: benchmark, text: 'they sum to 110%' },
  { id: 'bench-corr', page: benchmark, text: 'Correlation of the daily returns 0.9996' },
  { id: 'bench-lead-bp', page: benchmark, text: 'Almost 40 bp' },
  { id: 'wealth-sum', page: appendix, text: 'each from 0 up, and together 1' },
  { id: 'blade-drp-roundtrip-appendix', page: appendix, text: 'gives: 1.125' },
  { id: 'month-apr', page: comparison, text: 'April 2023 +213 +185' },
  { id: 'month-may', page: comparison, text: 'May 2023 −5 −14' },
  { id: 'month-jun', page: comparison, text: 'June 2023 +472 +458' },
  { id: 'month-jul', page: comparison, text: 'July 2023 −169 −177' },
  { id: 'price-10', page: prices, text: 'About $10,000,000 About $10,000' },
  { id: 'price-50', page: prices, text: 'About $50,000,000 About $50,000' },
  { id: 'study-size', page: prices, text: 'a trade of $10,000 between a stablecoin and ETH' },
  { id: 'study-both', page: prices, text: 'Both legs 92.5%' },
  { id: 'study-any', page: prices, text: 'At least one leg 99.6%' },
  { id: 'study-one', page: prices, text: 'Exactly one leg 7.15%' },
  { id: 'study-none', page: prices, text: 'No leg 0.36%' },
  { id: 'study-year', page: prices, text: 'In August 2023, a sampling study' },
  { id: 'bluechip-share', page: introduction, text: 'are 70% of on-chain volume' },
  { id: 'bluechip-share-pools', page: pools, text: '70% of on-chain volume' },
  { id: 'blade-pools-per-chain', page: pools, text: 'Blade has one pool per network' },
  { id: 'blade-explicit-fee', page: introduction, text: 'No explicit trading fee.' },
  { id: 'blade-deposit-limit', page: questions, text: 'Is there a deposit limit? No' },
  { id: 'blade-lockup', page: questions, text: 'Is there a lockup? No' },
  { id: 'stars', page: questions, text: 'star rating from 0 to 3' },
]

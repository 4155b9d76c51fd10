import type { PageClaim } from './page-claim.ts'

const governance = '/dao/governance'
const tokenomics = '/dao/tokenomics'
const choose = '/amm/choose'
const book = '/amm/lbamm'
const arbitrage = '/blade/introduction/how-lps-earn-from-arbitrage'
const benchmark = '/blade/introduction/blades-benchmark-no-impermanent-loss'
const questions = '/blade/how-to-use-blade/faqs'

/** What pages must say to readers who decide about money or votes. */
export const decisionPageClaims: readonly PageClaim[] = [
  { id: 'vote-wallet', page: governance, text: 'In a wallet 1,000 SUSHI 0' },
  { id: 'vote-staked', page: governance, text: 'Staked, at a ratio of 1.25 800 xSUSHI 800' },
  {
    id: 'vote-pooled',
    page: governance,
    text: 'In the SUSHI-ETH pool 1,000 SUSHI of the pool 2,000',
  },
  {
    id: 'quorum-pooled',
    page: governance,
    text: 'A quorum of pooled SUSHI takes 2.5 million SUSHI, 0.89% of the supply',
  },
  {
    id: 'quorum-staked',
    page: governance,
    text: 'takes more SUSHI than votes: at a ratio of 1.274975 its xSUSHI hold 6.37 million SUSHI, 2.28% of the supply',
  },
  { id: 'roadmap-announced', page: governance, text: 'Roadmap: what was announced for 2025' },
  { id: 'bar-ethereum', page: tokenomics, text: 'The bar is on Ethereum only' },
  { id: 'bar-growth', page: tokenomics, text: 'that is 0.10% for that period' },
  { id: 'blade-fee-split', page: tokenomics, text: 'their amount is not published' },
  { id: 'blade-fee-intro', page: '/blade/introduction', text: 'their amount is not published' },
  {
    id: 'blade-fee-faq',
    page: questions,
    text: 'The DAO takes its fees from it; their amount is not published',
  },
  { id: 'fund-share', page: tokenomics, text: 'on top of them is not stated' },
  {
    id: 'bridge-tokenomics',
    page: tokenomics,
    text: 'The documentation counts some of it as insolvent',
  },
  { id: 'bridge-security', page: '/security', text: 'the bridge it came over' },
  {
    id: 'pools-several-addresses',
    page: '/blade/introduction',
    text: 'published list names several contracts on some',
  },
  { id: 'stable-row', page: choose, text: 'Two stablecoins 0.9995 to 1.0005 4,000.4997' },
  { id: 'stable-ticks', page: choose, text: 'from tick −5 to 5' },
  { id: 'narrowest-1', page: choose, text: '0.01% 1 0.0100%' },
  { id: 'narrowest-10', page: choose, text: '0.05% 10 0.1000%' },
  { id: 'narrowest-60', page: choose, text: '0.30% 60 0.6018%' },
  { id: 'narrowest-200', page: choose, text: '1.00% 200 2.0200%' },
  { id: 'lead-back', page: arbitrage, text: 'Doubles, then halves 1.0000 1.1250 1.0000 +0.1250' },
  { id: 'lead-up', page: arbitrage, text: 'Doubles twice 2.5000 2.2500 2.0000 −0.2500' },
  { id: 'lead-down', page: arbitrage, text: 'Halves twice 0.6250 0.5625 0.5000 −0.0625' },
  {
    id: 'readings-since',
    page: arbitrage,
    text: 'since mid-2018, 7 of 13 are at or below 3; of those before, 2 of 9',
  },
  { id: 'gap-digits', page: benchmark, text: '2022-10-10 0.9030 0.8992 +38' },
  { id: 'not-annual', page: questions, text: 'its last row is not an annual rate' },
  { id: 'book-unit', page: book, text: 'a fee of 1000000000000000000 would be the whole amount' },
  { id: 'book-base', page: book, text: 'the base fee is 2000000000000000, or 0.2000%' },
  { id: 'book-crossed', page: book, text: '2 20,000 0.007500% 0.207500%' },
  { id: 'product', page: '/amm/cpamm', text: 'withdrawals lower it' },
  { id: 'deployment-what', page: '/what-is-sushi', text: 'no deployment is published either' },
  { id: 'deployment-amm', page: '/amm/introduction', text: 'no deployment is published either' },
  {
    id: 'withdraw-usdc',
    page: '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing',
    text: 'One asset, or a share of all You can withdraw USDC alone',
  },
]

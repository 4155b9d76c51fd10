import type { PageClaim } from './page-claim.ts'

/** Constants that the AMM pages must state. */
export const ammPageClaims: readonly PageClaim[] = [
  { id: 'cp-fee', page: '/amm/cpamm', text: 'a fee of 0.30% on each swap' },
  { id: 'cp-fee-intro', page: '/amm/introduction', text: 'At every price 0.30%' },
  { id: 'cl-tier-1', page: '/amm/clamm', text: '0.01% 100 1 0.0100%' },
  { id: 'cl-tier-2', page: '/amm/clamm', text: '0.05% 500 10 0.1000%' },
  { id: 'cl-tier-3', page: '/amm/clamm', text: '0.30% 3,000 60 0.6018%' },
  { id: 'cl-tier-4', page: '/amm/clamm', text: '1.00% 10,000 200 2.0200%' },
  { id: 'cl-maxtick', page: '/amm/clamm', text: 'from −887272 to 887272' },
]

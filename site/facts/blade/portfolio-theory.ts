import type { Source } from 'docs-engine/config'
import { CHECKED } from './documentation.ts'

/** Year of the prize for portfolio theory, shared by Markowitz, Miller and Sharpe. */
export const PORTFOLIO_PRIZE_YEAR = 1990

/** Works on portfolios whose shares are kept, and the prize for the theory behind them. */
export const portfolioSources = {
  portfolioPrize: {
    title: 'Press release of the 1990 prize in economic sciences',
    url: 'https://www.nobelprize.org/prizes/economic-sciences/1990/press-release/',
    checked: CHECKED,
  },
  portfolioTheory: {
    title: 'Modern portfolio theory',
    url: 'https://en.wikipedia.org/wiki/Modern_portfolio_theory',
    checked: CHECKED,
  },
  universalPortfolios: {
    title: 'Cover, Universal Portfolios',
    url: 'https://isl.stanford.edu/~cover/papers/paper93.pdf',
    checked: CHECKED,
  },
  transactionCosts: {
    title: 'Blum and Kalai, Universal Portfolios With and Without Transaction Costs',
    url: 'https://www.cs.cmu.edu/~avrim/Papers/portfolio.pdf',
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

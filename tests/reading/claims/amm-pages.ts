import type { Statements } from './statements.ts'

/** What the pages about pools must state. */
export const ammStatements: Statements = {
  '/amm/cpamm': ['a fee of 0.30% on each swap'],
  '/amm/introduction': ['At every price 0.30%'],
  '/amm/clamm': [
    '0.01% 100 1 0.0100%',
    '0.05% 500 10 0.1000%',
    '0.30% 3,000 60 0.6018%',
    '1.00% 10,000 200 2.0200%',
    'from −887272 to 887272',
  ],
}

import type { GlossaryTerm } from 'docs-engine/config'
import { bladeTerms } from './blade.ts'
import { contractTerms } from './contracts.ts'
import { daoTerms } from './dao.ts'
import { poolTerms } from './pools.ts'
import { swapTerms } from './swaps.ts'

/** Words of the field that pages use, in the order of the alphabet. Computed from the lists of the areas. */
export const glossary: readonly GlossaryTerm[] = [
  ...bladeTerms,
  ...contractTerms,
  ...daoTerms,
  ...poolTerms,
  ...swapTerms,
].sort((a, b) => a.term.localeCompare(b.term, 'en'))

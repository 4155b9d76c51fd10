import { bladeTerms } from './glossary/blade.ts'
import { contractTerms } from './glossary/contracts.ts'
import { daoTerms } from './glossary/dao.ts'
import { poolTerms } from './glossary/pools.ts'
import { swapTerms } from './glossary/swaps.ts'
import type { GlossaryTerm } from './glossary/term.ts'

export type { GlossaryTerm }

/** Words of the field that pages use, in the order of the alphabet. */
export const glossary: readonly GlossaryTerm[] = [
  ...bladeTerms,
  ...contractTerms,
  ...daoTerms,
  ...poolTerms,
  ...swapTerms,
].sort((a, b) => a.term.localeCompare(b.term, 'en'))

/**
 * A term by its id.
 * @throws RangeError when the glossary has no such term
 */
export function termById(id: string): GlossaryTerm {
  const found = glossary.find(term => term.id === id)
  if (!found) {
    throw new RangeError(`the glossary in src/domain/glossary/ has no term with the id "${id}"`)
  }
  return found
}

/** The terms that begin with a letter. */
export interface LetterGroup {
  /** A capital letter. */
  readonly letter: string
  readonly terms: readonly GlossaryTerm[]
}

/** The glossary by first letter. */
export function glossaryByLetter(): LetterGroup[] {
  const letterOf = ({ term }: GlossaryTerm) => term.charAt(0).toUpperCase()
  return [...new Set(glossary.map(letterOf))].map(letter => ({
    letter,
    terms: glossary.filter(term => letterOf(term) === letter),
  }))
}

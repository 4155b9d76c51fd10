/** A word of the field, as the pages use it. */
export interface GlossaryTerm {
  /** Fragment of its place in the glossary: lower case, words joined by hyphens. */
  readonly id: string
  /** As a heading: sentence case, singular. */
  readonly term: string
  /** Short forms and other words for the same, each as somebody might look it up. */
  readonly aliases: readonly string[]
  /** One or two plain sentences. It holds no number: numbers stand on the page that explains the term. */
  readonly definition: string
  /** Where it is explained: a site path, with a fragment where a section does. */
  readonly page: `/${string}`
}

/** The terms that begin with a letter. */
export interface LetterGroup {
  /** A capital letter. */
  readonly letter: string
  readonly terms: readonly GlossaryTerm[]
}

/** A glossary by first letter. @param glossary in the order of the alphabet. */
export function termsByLetter(glossary: readonly GlossaryTerm[]): LetterGroup[] {
  const letterOf = ({ term }: GlossaryTerm) => term.charAt(0).toUpperCase()
  return [...new Set(glossary.map(letterOf))].map(letter => ({
    letter,
    terms: glossary.filter(term => letterOf(term) === letter),
  }))
}

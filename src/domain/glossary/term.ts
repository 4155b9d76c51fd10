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

/**
 * What readers say, and the words these pages use for it. When a query holds every word of one of `said`, in
 * this order, pages with every word of one of `meant` are results too, at a lower weight. The other direction
 * does not hold: a reader who uses the pages' own word finds it without help.
 */
export interface Synonyms {
  said: readonly string[]
  meant: readonly string[]
}

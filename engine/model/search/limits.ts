import { SEARCH_FUZZINESS } from '../site-behavior.ts'

/** Most characters of a query that are read (UTF-16 code units). What is longer is no search but a paste. */
export const QUERY_MAX_LENGTH = 200
/** Most terms of a query that are looked up. */
export const QUERY_MAX_TERMS = 16
/** Shortest term that is also matched fuzzily: one edit makes a shorter one another word. */
export const FUZZY_MIN_LENGTH = 4
/** Longest term that is matched fuzzily (UTF-16 code units): the work grows with the length. */
export const FUZZY_MAX_LENGTH = 32
/** Most edits between a term and a word that it finds fuzzily. */
export const FUZZY_MAX_EDITS = 3
/** Shortest word whose ending is looked at: of shorter ones too little would be left. */
export const STEM_MIN_LENGTH = 3
/** How much a word counts that is written as the reader wrote it; the rest is that of its stem (a factor, 0 to 1). */
export const SAME_FORM_WEIGHT = 0.5
/** How much a synonym's match counts against that of a word the reader wrote (a factor, 0 to 1). */
export const SYNONYM_WEIGHT = 0.5
/** Length of an excerpt, roughly, in UTF-16 code units. */
export const EXCERPT_LENGTH = 150

/** Most edits between a word of this length and a word that it finds fuzzily. */
export function mostEdits(length: number): number {
  return Math.min(FUZZY_MAX_EDITS, Math.round(length * SEARCH_FUZZINESS))
}

import { stemmer } from 'stemmer'
import { STEM_MIN_LENGTH } from './limits.ts'

/** Stands before a stem in the index. No edit of a word that fuzziness allows makes one of it. */
const MARK = '/////'

/** A word of letters alone, long enough to have an ending. English endings are cut, so only those of Latin script. */
const HAS_ENDING = new RegExp(`^[a-z]{${STEM_MIN_LENGTH},}$`)

/**
 * The term under which all forms of a word are found: that of "pools" and "pooled" is that of "pool". It differs from every
 * word. A word without ending, such as a number, has none.
 * @param word in its normal form
 */
export function stemOf(word: string): string | undefined {
  return HAS_ENDING.test(word) ? MARK + stemmer(word) : undefined
}

/** A stem as it sorts beside the words that it is of. */
export function bareStem(stem: string): string {
  return stem.slice(MARK.length)
}

/** Whether a term is a stem. */
export function isStem(term: string): boolean {
  return term.startsWith(MARK)
}

import { stemmer } from 'stemmer'
import { STEM_MIN_LENGTH } from './limits.ts'

/** Stands before a stem in the index. No edit of a word that fuzziness allows makes one of it. */
const MARK = '/////'

/** The language whose endings the search knows, and whose words that say nothing. */
const ENGLISH = 'en'

/** A word of letters alone, long enough to have an ending. English endings are cut, so only those of Latin script. */
const HAS_ENDING = new RegExp(`^[a-z]{${STEM_MIN_LENGTH},}$`)

/**
 * The term under which all forms of a word are found: that of "pools" and "pooled" is that of "pool". It differs from every
 * word. A word without ending, such as a number, has none; nor has one in another language, since English endings mean nothing there.
 * @param word in its normal form
 * @param language of the site
 */
export function stemOf(word: string, language = ENGLISH): string | undefined {
  return language === ENGLISH && HAS_ENDING.test(word) ? MARK + stemmer(word) : undefined
}

/** A stem as it sorts beside the words that it is of. */
export function bareStem(stem: string): string {
  return stem.slice(MARK.length)
}

/** Whether a term is a stem. */
export function isStem(term: string): boolean {
  return term.startsWith(MARK)
}

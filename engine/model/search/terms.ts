import { stemOf } from './stem.ts'
import { indexTerms } from './tokenizer.ts'

/** The words of a text, each with how often it stands there, and the length of the text: its different words and stems. */
export function countTerms(
  text: string,
  language?: string,
): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>()
  for (const word of indexTerms(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, length: lengthOf(counts.keys(), language) }
}

/** Stems of English words, made once for each word. */
const stems = new Map<string, string | undefined>()

/** The stem of a word of an index. */
export function knownStem(word: string, language = 'en'): string | undefined {
  if (language !== 'en') return undefined
  if (!stems.has(word)) stems.set(word, stemOf(word))
  return stems.get(word)
}

function lengthOf(words: Iterable<string>, language?: string): number {
  const terms = new Set<string>()
  for (const word of words) {
    terms.add(word)
    const stem = knownStem(word, language)
    if (stem !== undefined) terms.add(stem)
  }
  return terms.size
}

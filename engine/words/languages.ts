import { de } from './de.ts'
import { en, type Words } from './en.ts'

/** The languages that a site can choose for its interface. */
const languages: Readonly<Record<string, Words>> = { de, en }

/** What the languages are called in settings. */
export const languageNames: readonly string[] = Object.keys(languages)

/** The words of a language; those in English where there is no such language. */
export function wordsOf(language: string): Words {
  return Object.hasOwn(languages, language) ? (languages[language] ?? en) : en
}

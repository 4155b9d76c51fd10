import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createSpellingDictionaryFromTrieFile } from 'cspell-dictionary'

/** The words that the project adds to English, in sections that a line beginning with `#` opens. */
export const WORDS_FILE = path.join(import.meta.dirname, 'words.txt')

/** What knows words. */
export interface Dictionary {
  has: (word: string) => boolean
  /** At most three words that may be meant. */
  suggest: (word: string) => string[]
}

/** The words of each section. @throws Error for a word before the first section */
export function readSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let section: string | undefined
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '') continue
    if (line.startsWith('#')) {
      section = line.replace(/^#\s*/, '')
      sections.set(section, [])
    } else {
      if (section === undefined) {
        throw new Error(`"${line}" is in no section: open one with a line "# …"`)
      }
      sections.get(section)?.push(line)
    }
  }
  return sections
}

/** The words that the project adds. */
export function projectWords(): string[] {
  return [...readSections(readFileSync(WORDS_FILE, 'utf8')).values()].flat()
}

const english = createSpellingDictionaryFromTrieFile(
  gunzipSync(
    readFileSync(
      // The package's one module is a settings file; the words lie beside it.
      createRequire(import.meta.url)
        .resolve('@cspell/dict-en_us')
        .replace(/[^/\\]*$/, 'en_US.trie.gz'),
    ),
  ),
  'English',
  '@cspell/dict-en_us',
  {},
)

/** Whether English alone knows a word; in small letters, or with a capital at the beginning of a sentence. */
export function isEnglish(word: string): boolean {
  return (
    english.has(word, { ignoreCase: false }) || english.has(lowered(word), { ignoreCase: false })
  )
}

/** A word as it is inside a sentence. */
const lowered = (word: string) =>
  /^\p{Lu}[\p{Ll}']*$/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word

/** English with the project's words. @param added words as they are written inside a sentence */
export function dictionaryWith(added: Iterable<string>): Dictionary {
  const words = new Set(added)
  return {
    has: word => words.has(word) || words.has(lowered(word)) || isEnglish(word),
    suggest: word =>
      english.suggest(word, { numSuggestions: 3 }).map(({ word: suggested }) => suggested),
  }
}

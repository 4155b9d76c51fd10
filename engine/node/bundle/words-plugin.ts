import path from 'node:path'
import { exactRegex } from 'rolldown/filter'
import type { Plugin } from 'vite'
import type { Words } from '#words/en.ts'
import { wordsOf } from '#words/languages.ts'
import { ENGINE_ROOT } from '../project.ts'
import { OWN_MODULE } from './own-module.ts'

/** The module that stands for the words of a site's language. */
export const WORDS_PLACEHOLDER = path.join(ENGINE_ROOT, 'words/site-words.ts')

/** A text as code. That of a function uses its parameters alone. */
function codeOf(word: Words[keyof Words]): string {
  return typeof word === 'function' ? String(word) : JSON.stringify(word)
}

/** The module with the words of a language as one object. */
export function wordsModule(words: Words): string {
  const members = Object.entries(words).map(([name, word]) => `${name}: ${codeOf(word)}`)
  return `export const words = {${members.join(',\n')}}`
}

/** Where a module takes the words, and where it says one of them. */
const IMPORT = "import { words } from '#words'"
const SAID = /(?<![\w.$])words\.(\w+)/g

/**
 * Puts the words of a site's language where the engine has a placeholder, in what browsers, worker and build get. Texts
 * are written where they are said, and functions in the module that says them: a list of them compresses worse, and what
 * only a script has that is loaded on demand is in that script.
 */
export function wordsPlugin(language = 'en'): Plugin {
  const all = wordsOf(language)
  const words = new Map(Object.entries(all))
  return {
    name: 'site-words',
    enforce: 'pre',
    transform: {
      filter: { id: OWN_MODULE, code: IMPORT },
      handler(code) {
        const functions = new Map<string, string>()
        const said = code.replace(SAID, (whole, name: string) => {
          const word = words.get(name)
          if (word === undefined) return whole
          if (typeof word === 'string') return JSON.stringify(word)
          functions.set(name, `const word_${name} = ${String(word)}`)
          return `word_${name}`
        })
        return { code: said.replace(IMPORT, [IMPORT, ...functions.values()].join(';')), map: null }
      },
    },
    load: { filter: { id: exactRegex(WORDS_PLACEHOLDER) }, handler: () => wordsModule(all) },
  }
}

import path from 'node:path'
import type { Plugin } from 'vite'
import type { Words } from '#words/en.ts'
import { wordsOf } from '#words/languages.ts'
import { ENGINE_ROOT } from '../project.ts'

/** The module that stands for the words of a site's language. */
export const WORDS_PLACEHOLDER = path.join(ENGINE_ROOT, 'words/site-words.ts')

/** What the module of a single text is called, before the name of the text. */
const WORD = '\0word:'

/** A text as code. That of a function uses its parameters alone. */
function codeOf(word: Words[keyof Words]): string {
  return typeof word === 'function' ? String(word) : JSON.stringify(word)
}

/** A module that has each of the words as an export. */
export function wordsModule(words: Words): string {
  return Object.entries(words)
    .map(([name, word]) => `export const ${name} = ${codeOf(word)}`)
    .join('\n')
}

/** Where a module takes the words as one object, and where it says one of them. */
const IMPORT = "import * as words from '#words'"
const SAID = /(?<![\w.$])words\.(\w+)/g

/**
 * Puts the words of a site's language where the engine has a placeholder, in what browsers, worker and build get. Texts
 * are written where they are said: a list of them compresses worse. Functions are modules of their own: one that only a
 * script has that is loaded on demand is in that script.
 */
export function wordsPlugin(language = 'en'): Plugin {
  const words = new Map(Object.entries(wordsOf(language)))
  return {
    name: 'site-words',
    enforce: 'pre',
    resolveId: id => (id.startsWith(WORD) ? { id, moduleSideEffects: false } : undefined),
    transform(code, id) {
      if (!/\.tsx?(?:$|\?)/.test(id) || !code.includes(IMPORT)) return undefined
      const said = code.replace(SAID, (whole, name: string) => {
        const word = words.get(name)
        return typeof word === 'string' ? JSON.stringify(word) : whole
      })
      return { code: said, map: null }
    },
    load(id) {
      if (id === WORDS_PLACEHOLDER)
        return [...words.keys()]
          .map(name => `export { ${name} } from ${JSON.stringify(WORD + name)}`)
          .join('\n')
      const name = id.startsWith(WORD) ? id.slice(WORD.length) : ''
      const word = words.get(name)
      return word === undefined ? undefined : `export const ${name} = ${codeOf(word)}`
    },
  }
}

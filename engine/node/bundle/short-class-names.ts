import type { Plugin } from 'vite'

/** Characters that tell the classes of one style sheet from those of another: a quarter of a million marks. */
const LENGTH = 3

/** The mark of a class in rules that are a text of a script. */
const IN_TEXT = /(?<=\.)(?:[\w-]{6,8}|-\\{1,2}3\d [\w-]{4,6})_(?=[a-zA-Z])/g

/** Where a module of a style sheet exports one of its classes, or names one in its default export. */
const EXPORTED = /"([\w-]{6,8})_[\w-]+"/g

/** A digit after a sign, as rules write it: a class cannot begin so otherwise. */
const ESCAPED = /(?<=\.-)\\3(\d) (?=[\w-]+_[a-zA-Z])/g

/** The mark of a style sheet's classes, cut. One that would begin with a digit has a sign before it, in place of which stands one that rules need not escape. */
const shortOf = (mark: string) =>
  mark.slice(0, /^[_-]/.test(mark) ? LENGTH + 1 : LENGTH).replace(/^-/, '_')

/** A class as pages have it, from the name that the transformer gives it. */
export const shortClassName = (name: string) =>
  name.replace(/^([\w-]{6,8})_/, (_, mark: string) => `${shortOf(mark)}_`)

/**
 * Cuts the marks that the transformer puts before the names of classes, which it makes six characters long: they stand in
 * every page, cannot be compressed, and take more than a hundred bytes of a first visit.
 * @throws Error when two style sheets get the same mark.
 */
export function shortClassNamesPlugin(): Plugin {
  const marks = new Map<string, string>()
  const marksOfSheets = new Map<string, string>()
  const short = (text: string) =>
    text.replace(/(?<![\w-])([\w-]{6,8})_(?=[a-zA-Z])/g, (whole, mark: string) => {
      const cut = marks.get(mark)
      return cut === undefined ? whole : `${cut}_`
    })
  return {
    name: 'short-class-names',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css(?:$|\?)/ },
      async handler(code, id) {
        const [sheet = id] = id.split('?')
        if (sheet !== id) {
          // Where a script takes the rules as a text, their classes are given another mark than in the module.
          await this.load({ id: sheet })
          return { code: code.replace(IN_TEXT, `${marksOfSheets.get(sheet)}_`), map: null }
        }
        for (const [, mark = ''] of code.matchAll(EXPORTED)) {
          const cut = shortOf(mark)
          const other = [...marks].find(([known, used]) => used === cut && known !== mark)
          if (other)
            this.error(
              `the classes of ${id} and of another style sheet would both begin with "${cut}_". Fix: rename its file, or make LENGTH in engine/node/bundle/short-class-names.ts larger`,
            )
          marks.set(mark, cut)
          marksOfSheets.set(sheet, cut)
        }
        return { code: short(code), map: null }
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = short(String(file.source).replace(ESCAPED, '$1'))
    },
  }
}

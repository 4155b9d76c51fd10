import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Synonyms } from '#engine/model/search/synonyms.ts'
import { glossary } from '#site/facts/glossary/glossary.ts'
import { figures } from '#site/figures/index.ts'
import { synonyms } from '#site/search/synonyms.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import type { OutputFile } from './output-files.ts'

/** What a site leaves in the output of a build that knows it, by kind: names, and how to find each in a file. */
interface Trace {
  name: string
  isIn: (file: OutputFile) => boolean
}

const contains =
  (word: string) =>
  ({ name, text }: OutputFile) =>
    name.includes(word) || text.includes(word)

/** Whether a text stands in a file as a whole string of a script, as bundled data does. */
function isString({ text }: OutputFile, word: string): boolean {
  return ['"', "'", '`'].some(quote => text.includes(quote + word + quote))
}

/** Names of the classes that style sheets below a folder define. */
function classNames(folder: string): string[] {
  const sheets = globSync('**/*.module.css', {
    cwd: path.join(PROJECT_ROOT, folder),
    exclude: ['node_modules', 'dist'],
  })
  return sheets.flatMap(sheet => {
    const text = readFileSync(path.join(PROJECT_ROOT, folder, sheet), 'utf8')
    return [...text.matchAll(/^\s*(?:&\s?)?\.([a-zA-Z][\w-]*)/gm)].map(([, name = '']) => name)
  })
}

function tracesOfStyles(): Trace[] {
  const shared = new Set(['engine', 'examples/minimal'].flatMap(classNames))
  const own = new Set(classNames('site').filter(name => !shared.has(name)))
  // The bundler keeps the name of a class behind a hash of its file.
  return [...own].map(name => ({
    name: `class ${name}`,
    isIn: ({ text }) => new RegExp(`\\.[\\w-]+_${name}(?![\\w-])`).test(text),
  }))
}

function traceOfSynonyms({ said, meant }: Synonyms): Trace {
  return {
    name: `synonyms of ${said.join(', ')}`,
    isIn: file => [...said, ...meant].every(word => isString(file, word)),
  }
}

/** What the book of this project leaves behind where it is built: its name, figures, styles of tags, synonyms and terms. */
export const traces: Readonly<Record<string, readonly Trace[]>> = {
  name: [{ name: 'Sushi', isIn: ({ name, text }) => /sushi/i.test(name + text) }],
  figures: Object.keys(figures).map(id => ({ name: `figure ${id}`, isIn: contains(id) })),
  'styles of tags and figures': tracesOfStyles(),
  synonyms: synonyms.map(traceOfSynonyms),
  'terms of the glossary': glossary.map(({ term, definition }) => ({
    name: `term ${term}`,
    isIn: contains(definition.slice(0, 40)),
  })),
}

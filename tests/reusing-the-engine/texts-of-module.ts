import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import type { ModuleGraph } from '#engine/node/cache/module-graph.ts'
import { SITE_ROOT } from '#support/folders.ts'

/** Two words of a language, or an address of the web or of mail: names, keys and single words may be anybody's. */
const TELLING = /\p{L}{2,} \p{L}{2,}|^https:|\w@\w/u

/** Letters of a text from which on it is hardly another's, and of a word where a module says nothing longer. */
const LEAST = 10
const LEAST_OF_WORD = 6

/** Characters that markup and scripts write in more ways than one: a text is looked for between them. */
const WRITTEN_DIFFERENTLY = /["'`\\<>&]|\s{2,}|\n/

/** Every text in a syntax tree: strings, parts of templates, and words between tags. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = Object(node)
  const text = type === 'TemplateElement' ? value.cooked : value
  const isText = ['Literal', 'JSXText', 'TemplateElement'].includes(type)
  return isText && typeof text === 'string' ? [text] : Object.values(node).flatMap(textsIn)
}

/** The modules and sheets that a module imports, itself, and what those of them that lie beside it import. */
function reachedFrom(graph: ModuleGraph, file: string, reached = new Set<string>()): Set<string> {
  reached.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
    const next = graph.resolve(file, specifier)
    if (!next?.startsWith(SITE_ROOT) || reached.has(next) || !existsSync(next)) continue
    if (path.dirname(next) === path.dirname(file)) reachedFrom(graph, next, reached)
    else reached.add(next)
  }
  return reached
}

/** What a module leaves in the output, whatever minifying does to its names. */
export interface LeftByModule {
  /** What it says: its own words, and those of the facts it shows. */
  texts: string[]
  /** Its style sheets, absolute. */
  sheets: string[]
}

/** What a module of the site says, with those beside it and the facts it imports. @param file absolute. */
export function leftByModule(graph: ModuleGraph, file: string): LeftByModule {
  const reached = [...reachedFrom(graph, file)]
  const texts = reached
    .filter(each => /\.tsx?$/.test(each))
    .flatMap(each => textsIn(parseAst(readFileSync(each, 'utf8'), { lang: 'tsx' }).body))
    .flatMap(text => text.split(WRITTEN_DIFFERENTLY))
    .map(text => text.trim())
  const telling = texts.filter(text => text.length >= LEAST && TELLING.test(text))
  const words = texts.filter(text => text.length >= LEAST_OF_WORD)
  const said = telling.length > 0 ? telling : words
  return { texts: [...new Set(said)], sheets: reached.filter(each => each.endsWith('.css')) }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTwoslasher, type TwoslashInstance } from 'twoslash'
import ts from 'typescript'
import type { NameType, SampleTypes } from '#model/sample-types.ts'
import { SNIPPET_FOLDER } from './files.ts'
import { foldMembers } from './fold-members.ts'

/** Characters of a type from which on what lies deep in it is folded away. */
const LONGEST_TYPE = 2000
/** Characters that the compiler writes of a type before it takes members out of it: that of a wallet's client has 1.2 million. */
const WHOLE_TYPE = 2_000_000
/** The type of a name as it is shown. */
const shownType = (text: string) => foldMembers(withoutImports(text), LONGEST_TYPE)

/** The compiler, but that types are whole: left alone, it takes members out of all that has more than 500 characters. */
const WHOLE_TYPES: typeof ts = {
  ...ts,
  createLanguageService(...given) {
    const service = ts.createLanguageService(...given)
    return {
      ...service,
      // Once a type is written shorter, the compiler keeps it so.
      getQuickInfoAtPosition: (file, position) =>
        service.getQuickInfoAtPosition(file, position, WHOLE_TYPE),
    }
  },
}

const compilers = new Map<string, TwoslashInstance>()

/** The compiler of a folder of samples, kept because its start takes seconds. */
function compilerOf(folder: string): TwoslashInstance {
  const known = compilers.get(folder)
  if (known) return known
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  )
  const compiler = createTwoslasher({
    compilerOptions: options,
    vfsRoot: folder,
    tsModule: WHOLE_TYPES,
  })
  compilers.set(folder, compiler)
  return compiler
}

/** A type without what only an editor needs: where a name was imported, and from which file. */
function withoutImports(type: string): string {
  return type
    .replace(/\nimport [^\n]+$/, '')
    .replace(/^\(alias\) /, '')
    .replace(/import\("[^"]*"\)\./g, '')
}

const RELATIVE_IMPORT = /from '(\.\.?\/[^']+)'/g

/** Printing is what samples do, not what they are about. */
const IS_CONSOLE = /^namespace console|^\(method\) Console\./

/** The first sentence of what a package says of a name, links as their text. */
function firstSentence(docs: string | undefined): string | undefined {
  const text = docs
    ?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  // A full stop after an abbreviation ends no sentence.
  return text?.match(/^.+?(?<!e\.g|i\.e)[.!?](?=\s|$)/)?.[0] ?? text
}

/**
 * Finds the types of the names in a sample.
 * @param root folder of the site
 * @param file below `content/snippets/`
 * @throws Error when the sample does not compile
 */
export function typesOf(root: string, file: string): SampleTypes {
  const folder = path.join(root, SNIPPET_FOLDER)
  // Relative imports are found from the compiler's folder: the sample's own.
  const text = readFileSync(path.join(folder, file), 'utf8').trimEnd()
  const rootedTarget = (target: string) => `./${path.posix.join(path.posix.dirname(file), target)}`
  const rooted = text.replace(RELATIVE_IMPORT, (_, target) => `from '${rootedTarget(target)}'`)
  const { nodes } = compilerOf(folder)(rooted, 'ts')
  const shift = shiftOf(text, target => rootedTarget(target).length - target.length)
  const types: NameType[] = []
  const indexes = new Map<string, number>()
  const names: SampleTypes['names'] = []
  for (const node of nodes) {
    if (node.type !== 'hover' || IS_CONSOLE.test(node.text)) continue
    const docs = firstSentence(node.docs)
    const entry: NameType = { type: shownType(node.text), ...(docs && { docs }) }
    const key = JSON.stringify(entry)
    const index = indexes.get(key) ?? types.push(entry) - 1
    indexes.set(key, index)
    names.push([node.start - shift(node.start), node.length, index])
  }
  return { types, names }
}

/** How far a place in the rooted text lies behind its place in the sample, where each import before it has grown. */
function shiftOf(text: string, growth: (target: string) => number): (start: number) => number {
  let shift = 0
  const places = [...text.matchAll(RELATIVE_IMPORT)].map(({ index, 1: target = '' }) => {
    const place = index + shift
    shift += growth(target)
    return { place, shift }
  })
  return start => places.findLast(({ place }) => place < start)?.shift ?? 0
}

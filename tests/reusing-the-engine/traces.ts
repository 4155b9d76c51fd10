import { readFileSync } from 'node:fs'
import path from 'node:path'
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite'
import { siteOf } from '#engine/model/site.ts'
import { shortClassName } from '#engine/node/bundle/short-class-names.ts'
import { viteSettings } from '#engine/node/bundle/vite-settings.ts'
import { moduleGraph, moduleReader } from '#engine/node/cache/module-graph.ts'
import { loadConfig } from '#engine/node/config/load-config.ts'
import * as door from '#site/extensions.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { sourcesOf } from '#support/sources.ts'
import type { OutputFile } from './output-files.ts'
import { leftByModule } from './texts-of-module.ts'

/** What one thing that a site brings leaves in the output of a build that knows it. */
export interface Trace {
  name: string
  /** Each alone tells that the thing is there. None is changed by minifying. */
  marks: readonly Mark[]
  /** Names of the files of which one has it; any when left out. */
  files?: RegExp
}

/** A text, and how to find it in a file. */
interface Mark {
  text: string
  isIn: (file: OutputFile) => boolean
}

/** What interactive parts are in the output: scripts of their own. */
const SCRIPT = /-island-[\w-]+\.js$/

/** A text that stands in a file, or in its name. */
const contained = (text: string): Mark => ({
  text,
  isIn: file => file.name.includes(text) || file.text.includes(text),
})

/** The words of a synonym as a list of a script, as bundled data is: one of them alone may be a word of any program. */
const asWordsSaid = (words: readonly string[]): Mark => ({
  text: words.join(', '),
  isIn: file =>
    ['"', "'", '`'].some(quote =>
      file.text.includes(`said:[${words.map(word => quote + word + quote).join(',')}]`),
    ),
})

/** A text as JSON has it. */
const inJson = (text: string): Mark => contained(JSON.stringify(text).slice(1, -1))

/** Whether the engine or the second site says a text itself: it is no trace of the book. */
function sharedTexts(): (text: string) => boolean {
  const shared = ['engine/**', 'examples/minimal/**'].flatMap(sourcesOf)
  return text => shared.some(source => source.text.includes(text))
}

/** The classes of a style sheet as the bundler names them: behind a hash of the sheet's file. */
async function classNames(sheet: string, config: ResolvedConfig): Promise<string[]> {
  const { modules } = await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config)
  return Object.values(modules ?? {}).map(shortClassName)
}

/** The traces without marks that two of them have: those would hide that one is missing. */
function apart(traces: readonly Trace[]): Trace[] {
  const times = new Map<string, number>()
  for (const { text } of traces.flatMap(({ marks }) => marks))
    times.set(text, (times.get(text) ?? 0) + 1)
  return traces.map(trace => ({
    ...trace,
    marks: trace.marks.filter(({ text }) => times.get(text) === 1),
  }))
}

/**
 * What the book of this project leaves behind where it is built, by kind: one trace for each thing that its door gives to
 * the engine.
 */
export async function tracesOfBook(): Promise<Readonly<Record<string, readonly Trace[]>>> {
  const graph = moduleGraph(moduleReader())
  const isShared = sharedTexts()
  const config = await resolveConfig(
    viteSettings(SITE_ROOT, siteOf(await loadConfig(SITE_ROOT, {}))),
    'build',
  )
  /** What the lazily loaded modules of a file leave: what they say, and the classes they have. */
  const tracesOfModules = async (file: string, names: readonly string[], files = /./) => {
    const modules = await graph.lazyImports(path.join(SITE_ROOT, file))
    const traces = names.map(async name => {
      const { texts, sheets } = leftByModule(graph, modules.get(name) ?? `${file} without ${name}`)
      const classes = await Promise.all(sheets.map(sheet => classNames(sheet, config)))
      const own = texts.filter(text => !isShared(text))
      return { name, files, marks: [...own, ...classes.flat()].map(contained) }
    })
    return Promise.all(traces)
  }
  const islands = [...Object.keys(door.figures), ...Object.keys(door.islands)]
  return {
    name: [{ name: 'Sushi', marks: ['sushi', 'Sushi', 'SUSHI'].map(contained) }],
    'names of figures and islands': islands.map(name => ({ name, marks: [contained(name)] })),
    'figures and islands': apart([
      ...(await tracesOfModules('figures/index.ts', Object.keys(door.figures), SCRIPT)),
      ...(await tracesOfModules('extensions.ts', Object.keys(door.islands), SCRIPT)),
    ]),
    tags: await tracesOfModules('tags/index.ts', Object.keys(door.tags)),
    synonyms: door.synonyms.map(({ said }) => ({
      name: said.join(', '),
      marks: [asWordsSaid(said)],
    })),
    answers: door.answers.map(({ name, where, value, text = '', href }) => ({
      name: `${name}, ${where}`,
      // A short value, such as a number, may stand anywhere.
      marks: [value.length < 10 ? text : value, href].map(inJson),
    })),
    errors: door.apiErrors.map(({ code, meaning }) => ({ name: code, marks: [inJson(meaning)] })),
    'terms of the glossary': door.glossary.map(({ term, definition }) => ({
      name: term,
      marks: [contained(definition.slice(0, 40))],
    })),
  }
}

import path from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Plugin, Rolldown } from 'vite'
import { requestsOf } from '../cache/module-imports.ts'
import { ENGINE_ROOT } from '../project.ts'
import { digestOf } from './integrity.ts'
import { foldRuntime } from './one-app-file.ts'
import { importsOnDemand, withCuts } from './syntax.ts'

/** Vite puts a function of this module around each import on demand. */
const HELPER = /^\0vite\/preload-helper/
/** The module whose function stands there instead. */
const MODULE = path.join(ENGINE_ROOT, 'client/import-part.ts')
const LIST = '__PARTS__'

/**
 * Asks a browser that heeds it to compile all functions of a script while it comes, beside the page's own thread, instead of
 * each when it is called first. Others see a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

const stemOf = (file: string) => path.posix.basename(file, '.js')

/** Scripts that a script begins with. */
function importsOf(code: string): string[] {
  return requestsOf(parseSync('script.js', code).module).map(({ value }) => stemOf(value))
}

/** Names the script in each call around an import on demand, in place of the scripts that would be fetched with it. */
function withNames(code: string): string {
  const cuts = importsOnDemand(code).map(({ address, argument }) => {
    if (!argument || code[argument.start] !== '[')
      throw new Error(`the import of ${address} is not checked`)
    return { ...argument, text: `\`${stemOf(address)}\`` }
  })
  return withCuts(code, cuts)
}

/** The scripts besides the app, as {@link importPart} reads them. */
function listOf(parts: readonly Rolldown.OutputChunk[]): string {
  const names = parts.map(({ fileName }) => stemOf(fileName))
  const rows = parts.map(({ code }, index) => {
    const needs = importsOf(code)
      .map(name => names.indexOf(name))
      .filter(found => found >= 0)
    return [names[index], digestOf(code), ...needs]
  })
  return JSON.stringify(rows)
}

/**
 * Holds what the app imports on demand to what was built: the app has the digest of every other script, and its own stands
 * in pages. Names of files are made before: that of the app hangs on the content of all scripts it can reach, and no
 * other script has a digest in it, so that a new digest never goes without a new name.
 * @param salt other whenever this plugin writes something else into the same scripts.
 */
export function checkedImportsPlugin(salt: string): Plugin {
  return {
    name: 'checked-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => `export { importPart as __vitePreload } from ${JSON.stringify(MODULE)}`,
    },
    // What is changed after the names are made has to be in them.
    augmentChunkHash: () => salt,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const all = Object.values(bundle).filter(file => file.type === 'chunk')
        const left = foldRuntime(all)
        for (const chunk of all) if (!left.includes(chunk)) delete bundle[chunk.fileName]
        for (const chunk of left) chunk.code = COMPILED_AHEAD + withNames(chunk.code)
        const app = left.find(({ isEntry }) => isEntry)
        if (!app) throw new Error('the bundle has no app')
        const reached = importsOf(app.code)
        if (reached.length > 0) throw new Error(`the app begins with ${reached.join(', ')}`)
        app.code = app.code.replaceAll(LIST, () => listOf(left.filter(chunk => chunk !== app)))
      },
    },
  }
}

import { parseAst } from 'rolldown/parseAst'
import { parseSync } from 'rolldown/utils'
import type { Rolldown } from 'vite'
import { type Cut, withCuts } from './syntax.ts'

/** The bundler's own helpers lie in a file of this name as soon as a group of files is asked for. */
const RUNTIME = /(?:^|\/)rolldown-runtime-[\w-]+\.js$/

/** The names by which the app exports the helpers. */
const shared = (name: string) => `runtime_${name}`

/** The name that an import or export gives, which may be any text. */
const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  String(node.name ?? node.value)

/** The import of the helpers in a module's code, and what it names; undefined where there is none. */
function importOfRuntime(code: string) {
  const { staticImports } = parseSync('script.js', code).module
  const found = staticImports.find(({ moduleRequest }) => RUNTIME.test(moduleRequest.value))
  if (!found) return undefined
  const { start, end, entries } = found
  const names = entries.flatMap(({ importName, localName }) =>
    importName.name ? [{ imported: importName.name, local: localName.value }] : [],
  )
  return { start, end, names }
}

/** The module of the helpers as a function that gives them, by the names that it exports. */
function asFunction(code: string): { text: string; names: string[] } {
  for (const node of parseAst(code).body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    const given = node.specifiers.map(({ local, exported }) => ({
      local: nameOf(local),
      name: nameOf(exported),
    }))
    const result = given.map(({ local, name }) => `${name}:${local}`).join()
    const cut: Cut = { start: node.start, end: node.end, text: `return{${result}}` }
    return { text: `(()=>{${withCuts(code, [cut])}})()`, names: given.map(({ name }) => name) }
  }
  throw new Error('the helpers of the bundler export nothing')
}

/**
 * Puts the helpers of the bundler into the app, where its groups leave them in a file of their own: a browser would find
 * that file only after the app, and pages would have to name the digest of one file more.
 * @param chunks scripts of the app, all in one folder, which are changed. @returns those that are left.
 */
export function foldRuntime(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName))
  const app = chunks.find(({ isEntry }) => isEntry)
  if (!runtime || !app) return [...chunks]
  const { text, names } = asFunction(runtime.code)
  const others = chunks.filter(chunk => chunk !== runtime)
  for (const chunk of others) {
    const found = importOfRuntime(chunk.code)
    const isApp = chunk === app
    if (!found && !isApp) continue
    const { start = 0, end = 0, names: imported = [] } = found ?? {}
    const instead = isApp
      ? `const runtime=${text};export const{${names.map(name => `${name}:${shared(name)}`).join()}}=runtime;const{${imported.map(each => `${each.imported}:${each.local}`).join()}}=runtime;`
      : `import{${imported.map(each => `${shared(each.imported)} as ${each.local}`).join()}}from"./${app.fileName.split('/').at(-1)}";`
    chunk.code = withCuts(chunk.code, [{ start, end, text: instead }])
  }
  return others
}

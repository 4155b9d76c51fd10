import { type ESTree, parseAst } from 'vite'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'

/** An export of a module: where its statement stands, and the names it gives. */
export interface Export {
  start: number
  end: number
  names: string[]
}

/**
 * The exports of a site's `extensions.ts`.
 * @throws BuildError for an export whose names are not written there: the bundler leaves out by name what browsers
 * have no use for.
 */
export function exportsOf(code: string): Export[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap(node => {
    const names = namesOf(node)
    if (names?.includes(undefined)) throw unnamed(code, node.start)
    return names ? { start: node.start, end: node.end, names: names.filter(isNamed) } : []
  })
}

/** The names a statement exports, `undefined` among them when some are not written out; nothing for any other statement. */
function namesOf(node: ESTree.Program['body'][number]): (string | undefined)[] | undefined {
  if (node.type === 'ExportAllDeclaration') return node.exportKind === 'type' ? [] : [undefined]
  if (node.type !== 'ExportNamedDeclaration') return undefined
  const { declaration, specifiers } = node
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) =>
      id.type === 'Identifier' ? id.name : undefined,
    )
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name]
  return specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
}

function isNamed(name: string | undefined): name is string {
  return name !== undefined
}

function unnamed(code: string, start: number): BuildError {
  return new BuildError([
    {
      file: EXTENSIONS_FILE,
      line: code.slice(0, start).split('\n').length,
      message: 'exports without naming what',
      fix: 'name each export: export { tags } from "./tags/index.ts", or export const tags = { … }',
    },
  ])
}

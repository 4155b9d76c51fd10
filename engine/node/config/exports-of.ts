import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'vite'
import { BuildError, lineAt } from '../diagnostics/build-error.ts'
import { EXTENSIONS_FILE } from './load-extensions.ts'

/** An export of a module. */
export interface ModuleExport {
  /** Where its statement stands in the text. */
  start: number
  end: number
  names: string[]
  /** The module that it hands on; undefined for what the module itself defines. */
  source?: string | undefined
}

/**
 * The exports of a site's `extensions.ts`, a statement each.
 * @param code its text
 * @throws BuildError for an export whose names are not written there: what browsers have no use for is left out by
 * name.
 */
export function exportsOf(code: string): ModuleExport[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap(node => {
    const { start, end } = node
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type')
      throw unnamed(code, start)
    if (node.type !== 'ExportNamedDeclaration') return []
    const names = namesOf(node)
    if (names.includes(undefined)) throw unnamed(code, start)
    return { start, end, names: names.filter(isNamed), source: node.source?.value }
  })
}

/** The names that a statement exports; undefined for each that is taken out of a pattern. */
function namesOf({
  declaration,
  specifiers,
}: ESTree.ExportNamedDeclaration): (string | undefined)[] {
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
      line: lineAt(code, start),
      message: 'exports without a name',
      fix: "name what is exported, such as export { tags } from './tags/index.ts'",
    },
  ])
}

import { parseAst } from 'vite'

/** An export of a module. */
export interface ModuleExport {
  /** Where its statement stands in the text. */
  start: number
  end: number
  names: string[]
  /** The module that it hands on; undefined for what the module itself defines. */
  source?: string | undefined
}

/** The exports of a module's text, a statement each. */
export function exportsOf(code: string): ModuleExport[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap(node => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const { start, end, declaration, specifiers, source } = node
    const names =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
        : specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
    return { start, end, names, source: source?.value }
  })
}

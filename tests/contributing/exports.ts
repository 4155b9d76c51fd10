import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { PROJECT_ROOT } from '#support/folders.ts'

/** What stands for all exports of a module. */
const ALL = '*'

/** What a source gives and takes. */
interface Trade {
  /** Names of the values it exports. Types are left out: what an exported function speaks of may be named. */
  exported: string[]
  /** The names it imports, each as `<file>#<name>`; all of a module as `<file>#*`. */
  imported: string[]
}

/** Folders that packages call by another name, by the workspace that does; `''` is every one. */
const aliases: readonly (readonly [workspace: string, written: string, folder: string])[] = [
  ['', 'docs-engine/', 'engine/public/'],
  ...['.', 'engine', 'site'].flatMap(workspace => {
    const manifest = path.join(PROJECT_ROOT, workspace, 'package.json')
    const { imports }: { imports: Record<string, string> } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    )
    return Object.entries(imports).map(
      ([written, folder]) =>
        [
          workspace === '.' ? '' : `${workspace}/`,
          written.replace('*', ''),
          path.posix.join(workspace, folder.replace('*', '')),
        ] as const,
    )
  }),
]

/** The file that an import leads to; undefined when it is a package. */
function fileOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier)
  const alias = aliases.find(
    ([workspace, written]) =>
      importer.startsWith(workspace) &&
      (written.endsWith('/') ? specifier.startsWith(written) : specifier === written),
  )
  if (!alias) return undefined
  const file = alias[2] + specifier.slice(alias[1].length)
  return path.posix.extname(file) === '' ? `${file}.ts` : file
}

/** The imports of a page: the rest of it is no module yet. */
const importsOfPage = (text: string) =>
  (text.match(/^import [^']* from '[^']+'$/gm) ?? []).join('\n')

/** The names that a declaration makes. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isObjectBindingPattern(name)
      ? name.elements.map(element => element.name.getText())
      : [name.getText()],
  )
}

/** What an import that is called takes: `(await import('…')).name`, `const { name } = await import('…')`, or all. */
function takenBy(call: ts.CallExpression): string[] {
  const awaited = call.parent
  if (!ts.isAwaitExpression(awaited)) return [ALL]
  const user = ts.isParenthesizedExpression(awaited.parent) ? awaited.parent.parent : awaited.parent
  if (ts.isPropertyAccessExpression(user)) return [user.name.text]
  if (ts.isVariableDeclaration(user) && ts.isObjectBindingPattern(user.name))
    return user.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
  return [ALL]
}

/** What an import or export that names a module takes of it. */
function takenFrom(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause
  if (clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause)))
    return clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
  return [ALL]
}

/** What a source exports and imports. @param file relative to the project */
export function tradeOf(file: string, text: string): Trade {
  const code = file.endsWith('.mdx') ? importsOfPage(text) : text
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const trade: Trade = { exported: [], imported: [] }
  const take = (specifier: ts.Node | undefined, names: readonly string[]) => {
    const target = specifier && ts.isStringLiteral(specifier) && fileOf(file, specifier.text)
    if (target) trade.imported.push(...names.map(name => `${target}#${name}`))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], takenBy(node))
    ts.forEachChild(node, visit)
  }
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      trade.exported.push(...namesOf(statement))
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
      take(statement.moduleSpecifier, takenFrom(statement))
  }
  visit(source)
  return trade
}

/** Whether a value is imported by one of the sources. */
export function isImported(name: string, imported: ReadonlySet<string>): boolean {
  return imported.has(name) || imported.has(name.replace(/#.*/, `#${ALL}`))
}

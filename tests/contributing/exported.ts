import ts from 'typescript'

/** What a module exports without saying what it is. */
export interface Uncommented {
  name: string
  /** Counted from 1. */
  line: number
}

/** The names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed ? [statement.name?.text ?? 'default'] : []
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/**
 * The declarations that a module exports and that have no comment for readers of code (one that begins with two
 * stars). What a module only passes on has its comment where it is declared.
 */
export function uncommentedOf(file: string, text: string): Uncommented[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(each => isExported(each) && ts.getJSDocCommentsAndTags(each).length === 0)
    .flatMap(each => {
      const line = source.getLineAndCharacterOfPosition(each.getStart()).line + 1
      return namesOf(each).map(name => ({ name, line }))
    })
}

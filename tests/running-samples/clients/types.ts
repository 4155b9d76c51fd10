import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/**
 * The types that the generator writes of a definition, with the options that the page gives it.
 * @param definition text of the file
 */
export async function generatedTypes(definition: string): Promise<string> {
  return astToString(await openapiTS(definition, { defaultNonNullable: false, silent: true }))
}

/**
 * Where types leave open what a value is, as the names on the way: "components.schemas.Token". Headers of answers
 * are left out: none is published.
 * @param types as the generator writes them
 */
export function untypedPlaces(types: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node, names: readonly string[]) => {
    const isOpen =
      node.kind === ts.SyntaxKind.UnknownKeyword ||
      node.kind === ts.SyntaxKind.AnyKeyword ||
      // What the generator makes of an object without members: nothing can be read from it.
      (ts.isTypeReferenceNode(node) && node.getText() === 'Record<string, never>')
    if (isOpen && names.length > 0) found.push(names.join('.'))
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node)
    const name = isNamed ? node.name.getText() : undefined
    if (name === 'headers') return
    const inside = name === undefined ? names : [...names, name]
    ts.forEachChild(node, child => visit(child, inside))
  }
  visit(ts.createSourceFile('types.ts', types, ts.ScriptTarget.ESNext, true), [])
  return found
}

import type { Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'

/** Where texts were written: the lines of each, in the order of the page. It survives JSON. */
export type Written = Readonly<Record<string, readonly number[]>>

/** A name that a page imports, with the module it is imported from. */
export interface PageImport {
  specifier: string
  line: number
  names: { name: string; line: number }[]
}

/** What the page's author wrote that a later stage may find fault with, each with its line. */
export interface WrittenParts {
  /** Addresses, the texts of attributes and of scripts, and the names that scripts use. */
  texts: Written
  /** Tags that are neither HTML nor defined by the page, by name. */
  tags: Written
  imports: PageImport[]
}

/** A node of a script, as the parser gives it. */
export interface ScriptNode {
  type: string
  loc: { start: { line: number } }
}

function isScriptNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value
}

/** Visits the nodes of a parsed script, whatever its statements are. */
function visitScript(value: unknown, visit: (node: ScriptNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isScriptNode(value)) visit(value)
  for (const [key, child] of Object.entries(value))
    if (key !== 'loc' && key !== 'comments') visitScript(child, visit)
}

/** Visits the nodes of the scripts that a node of a page holds: of its expressions, its imports, its attributes. */
export function visitScriptsOf(node: Nodes, visit: (node: ScriptNode) => void): void {
  if (
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression' ||
    node.type === 'mdxjsEsm'
  )
    visitScript(node.data?.estree, visit)
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
  for (const attribute of node.attributes)
    if (typeof attribute.value !== 'string') visitScript((attribute.value ?? attribute).data, visit)
}

/** A part of a node of a script. */
export const member = (node: object, key: string): unknown => Reflect.get(node, key)
/** The name that a node of a script is, or holds. */
export const nameOf = (node: unknown): string => String(member(Object(node), 'name') ?? '')

/** Notes where everything was written that a later stage may find fault with; read it with {@link writtenParts}. */
export function remarkWritten() {
  return (tree: Root, file: VFile) => {
    const texts: Record<string, number[]> = Object.create(null)
    const tags: Record<string, number[]> = Object.create(null)
    const defined = new Set<string>()
    const imports: PageImport[] = []
    const add = (to: Record<string, number[]>, text: unknown, line: number | undefined) => {
      if (typeof text !== 'string' || line === undefined) return
      to[text] = [...(to[text] ?? []), line]
    }

    const readScriptNode = (node: ScriptNode) => {
      const { line } = node.loc.start
      if (node.type === 'Literal') add(texts, member(node, 'value'), line)
      if (node.type === 'TemplateElement')
        add(texts, member(Object(member(node, 'value')), 'cooked'), line)
      if (node.type === 'Identifier') add(texts, nameOf(node), line)
      if (node.type === 'JSXOpeningElement') add(tags, nameOf(member(node, 'name')), line)
      if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
        defined.add(nameOf(member(node, 'id')))
      if (node.type === 'ImportDeclaration') imports.push(importOf(node))
    }
    const readNode = (node: Nodes): void => {
      const line = node.position?.start.line
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
        add(texts, node.url, line)
      visitScriptsOf(node, readScriptNode)
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        add(tags, node.name, line)
        for (const { value, position } of node.attributes)
          if (typeof value === 'string') add(texts, value, position?.start.line ?? line)
      }
      if ('children' in node) node.children.forEach(readNode)
    }
    readNode(tree)
    for (const { names } of imports) for (const { name } of names) defined.add(name)
    for (const name of Object.keys(tags))
      if (!/^[A-Z]\w*$/.test(name) || defined.has(name)) delete tags[name]
    file.data.written = { texts, tags, imports } satisfies WrittenParts
  }
}

function importOf(node: ScriptNode): PageImport {
  const specifiers: unknown = member(node, 'specifiers')
  const names = (Array.isArray(specifiers) ? specifiers : [])
    .filter(isScriptNode)
    .filter(({ type }) => type === 'ImportSpecifier')
    .map(specifier => ({
      name: nameOf(member(specifier, 'imported')),
      line: specifier.loc.start.line,
    }))
  const specifier = String(member(Object(member(node, 'source')), 'value'))
  return { specifier, line: node.loc.start.line, names }
}

/** What {@link remarkWritten} noted of a compiled page. */
export function writtenParts(file: VFile): WrittenParts {
  const none: WrittenParts = { texts: {}, tags: {}, imports: [] }
  return Object.assign(none, file.data.written)
}

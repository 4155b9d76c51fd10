import { createProcessor } from '@mdx-js/mdx'
import type { Nodes } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { Diagnostic } from '../diagnostics/build-error.ts'

/** The lines on which a text was written, by the text. */
type Lines = ReadonlyMap<string, readonly number[]>

/**
 * Finds where an author wrote what: addresses, languages of code, formulas, tags (as `<Name`), attributes,
 * and the names and texts of JavaScript. It reads the page anew, so it is meant for pages with diagnostics.
 */
function linesOf(file: string, source: string): Lines {
  const lines = new Map<string, number[]>()
  const add = (text: unknown, line: unknown) => {
    if (typeof text !== 'string' || typeof line !== 'number') return
    const known = lines.get(text)
    if (known) known.push(line)
    else lines.set(text, [line])
  }
  try {
    readNode(parse(file, source), add)
  } catch {
    // A page that cannot be parsed has a diagnostic that knows its own line.
  }
  return lines
}

function parse(file: string, source: string): Nodes {
  return createProcessor({
    format: file.endsWith('.md') ? 'md' : 'mdx',
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      [remarkMath, { singleDollarTextMath: false }],
      remarkDirective,
    ],
  }).parse(source)
}

type Add = (text: unknown, line: unknown) => void

function readNode(node: Nodes, add: Add): void {
  const line = node.position?.start.line
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      add(node.url, line)
      break
    case 'code':
      add(node.lang, line)
      break
    case 'math':
    case 'inlineMath':
      add(node.value.trim(), line)
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      readScript(node.data?.estree, add)
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      add(`<${node.name}`, line)
      for (const attribute of node.attributes) {
        const { value } = attribute
        if (typeof value === 'string') add(value, attribute.position?.start.line ?? line)
        else readScript((value ?? attribute).data, add)
      }
      break
    default:
      break
  }
  if ('children' in node) for (const child of node.children) readNode(child, add)
}

/** Reads names and texts of a parsed script, whatever its statements are. */
function readScript(node: unknown, add: Add): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && 'loc' in node) {
    const start: unknown = Reflect.get(Object(node.loc), 'start')
    const line: unknown = Reflect.get(Object(start), 'line')
    if (node.type === 'Literal' && 'value' in node) add(node.value, line)
    if (node.type === 'TemplateElement' && 'value' in node)
      add(Reflect.get(Object(node.value), 'cooked'), line)
    if (node.type === 'Identifier' && 'name' in node) add(node.name, line)
    if (node.type === 'JSXIdentifier' && 'name' in node) add(`<${node.name}`, line)
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'loc' && key !== 'comments') readScript(child, add)
  }
}

/** Gives diagnostics of one page their lines, where what was written can be found in its source. */
export function withLines(
  diagnostics: readonly Diagnostic[],
  file: string,
  source: string | undefined,
): Diagnostic[] {
  if (source === undefined) return [...diagnostics]
  let lines: Lines | undefined
  return diagnostics.map(diagnostic => {
    const { written, occurrence = 0, line, message } = diagnostic
    if (line !== undefined || written === undefined) return diagnostic
    lines ??= linesOf(file, source)
    const places = lines.get(written) ?? []
    const place = places[occurrence] ?? places.at(-1)
    return place === undefined
      ? { ...diagnostic, message: `${message} (it comes from a component or from data)` }
      : { ...diagnostic, line: place }
  })
}

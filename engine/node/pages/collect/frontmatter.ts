import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { type Frontmatter, frontmatterSchema } from '#model/config/frontmatter.ts'
import { fieldName, schemaDiagnostics } from '#model/schema-diagnostics.ts'
import type { Diagnostic } from '../../diagnostics/build-error.ts'
import { oddValues } from '../../diagnostics/odd-values.ts'

/** Names of the fields that a page may have. */
const FIELDS = Object.keys(frontmatterSchema.shape).join(', ')

/** The lines between the first two `---`; an editor may have put a byte order mark before them. */
const BLOCK = /^\uFEFF?---[ \t]*\r?\n(?:(?<fields>[\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Line on which the fields begin, counted from 1: the one after the opening `---`. */
const FIRST_LINE = 2

interface Block {
  document: Document
  /** Line of the page, counted from 1, at an offset of the block. */
  lineAt: (offset: number) => number
}

function readBlock(source: string): Block | undefined {
  const block = BLOCK.exec(source)
  if (!block) return undefined
  const lines = new LineCounter()
  const document = parseDocument(block.groups?.fields ?? '', { lineCounter: lines })
  return { document, lineAt: offset => lines.linePos(offset).line + FIRST_LINE - 1 }
}

/** The checked frontmatter of a page, or what is wrong with it. */
export function readFrontmatter(
  file: string,
  source: string,
): { frontmatter?: Frontmatter; diagnostics: Diagnostic[] } {
  const block = readBlock(source)
  if (!block) {
    const isOpen = /^\uFEFF?---[ \t]*\r?\n/.test(source)
    return {
      diagnostics: [
        {
          file,
          line: 1,
          message: isOpen ? 'has frontmatter that does not end' : 'has no frontmatter',
          fix: 'begin the page with "---", a title, a description and "---"',
        },
      ],
    }
  }
  const { document, lineAt } = block
  if (document.errors.length > 0) {
    const diagnostics = document.errors.map(error => ({
      file,
      line: lineAt(error.pos[0]),
      message: `frontmatter cannot be read: ${error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}`,
      fix: 'write one "name: value" a line, and put quotes around a value that holds a colon',
    }))
    return { diagnostics }
  }
  const { value, fault } = readValue(document)
  if (fault !== undefined)
    return {
      diagnostics: [
        {
          file,
          line: FIRST_LINE,
          message: `frontmatter cannot be read: ${fault}`,
          fix: 'write each value out, without references to others',
        },
      ],
    }
  const result = frontmatterSchema.safeParse(value)
  if (result.success) {
    const odd = oddValues(result.data).map(({ path, message, fix }) => ({
      file,
      line: lineOfPath(block, path),
      message: `frontmatter field "${fieldName(path)}" ${message}`,
      fix,
    }))
    return { frontmatter: result.data, diagnostics: odd }
  }
  const diagnostics = schemaDiagnostics(result.error, value).map(({ path, message }) => ({
    file,
    line: lineOfPath(block, path),
    message: path.length === 0 ? `frontmatter: ${message}` : `frontmatter ${message}`,
    fix: `write what is expected; the fields of a page are ${FIELDS}`,
  }))
  return { diagnostics }
}

/** What a block says, unless its references make more of it than can be held. */
function readValue(document: Document): { value?: unknown; fault?: string } {
  try {
    return { value: document.toJS() ?? {} }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Line on which a field's name stands, or the nearest one around it that is there. */
function lineOfPath({ document, lineAt }: Block, path: readonly PropertyKey[]): number {
  let line = 1
  let node: unknown = document.contents
  for (const key of path) {
    if (!isMap(node)) break
    const pair = node.items.find(item => isScalar(item.key) && item.key.value === key)
    if (!pair || !isScalar(pair.key) || !pair.key.range) break
    line = lineAt(pair.key.range[0])
    node = pair.value
  }
  return line
}

/** Line of a field of a page's frontmatter, counted from 1. */
export function lineOfField(source: string, field: string): number {
  const block = readBlock(source)
  return block ? lineOfPath(block, [field]) : 1
}

import { createProcessor } from '@mdx-js/mdx'
import { syntaxOf } from '#engine/node/pages/compile/syntax.ts'
import { codeBlocks } from './code-blocks.ts'
import { commentBlocks } from './comment-blocks.ts'
import { CODE_ATTRIBUTES } from './places.ts'
import { type Run, type TextBlock, VALUE } from './text-block.ts'

/** What of a page's tree is looked at. */
interface Node {
  type: string
  value?: unknown
  name?: string | null | undefined
  alt?: string | null | undefined
  lang?: string | null | undefined
  attributes?: unknown
  children?: readonly Node[]
  position?: { start: { line: number } } | undefined
}

/** Nodes that text flows through. */
const INLINE = new Set(['delete', 'emphasis', 'link', 'linkReference', 'strong'])
/** What is read in one go, and no part of it apart from the rest. */
const BLOCKS = new Set(['heading', 'paragraph', 'tableCell'])
/** Nodes of code, formulas and values. */
const VALUES = new Set([
  'break',
  'footnoteReference',
  'inlineCode',
  'inlineMath',
  'mdxTextExpression',
])

const processor = createProcessor({ format: 'mdx', remarkPlugins: syntaxOf(true) })

const lineOf = (node: Node) => node.position?.start.line ?? 1

/** An attribute of a tag as a page writes it. */
interface Attribute {
  name: string
  value: unknown
}

const isAttribute = (value: unknown): value is Attribute =>
  typeof value === 'object' && value !== null && 'name' in value && 'value' in value

/** The code of an attribute such as `rows={…}`. */
const codeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? value.value
    : ''

/** Tags whose words are a link, or say where one leads. */
const LINKS = new Set(['a', 'Card', 'Door', 'FrontIndex', 'OfficialLink', 'SourceLink'])

/** Tags whose title is read as a heading. */
const TITLED = new Set(['Callout', 'Card', 'Door', 'Step', 'Tab'])

type Marks = Omit<Run, 'text' | 'line'>

/** The texts of a page, in the order in which they are written. */
export function pageBlocks(file: string, source: string): TextBlock[] {
  const lines = source.split('\n')
  const blocks: TextBlock[] = []
  let isNext = false

  const keep = (runs: Run[], isTitle = false, kind?: TextBlock['kind']) => {
    // What an image shows is asked for where nothing is said, too.
    if (kind === 'alternative' || runs.some(({ text }) => /\p{L}/u.test(text))) {
      const marks = {
        ...(isTitle && { isTitle }),
        ...(isNext && { isNext }),
        ...(kind && { kind }),
      }
      blocks.push({ file, runs, ...marks })
    }
  }

  /** Keeps the texts of code: of data that the page prints. */
  const keepCode = (code: string, line: number) => {
    blocks.push(...codeBlocks(file, code, line).map(block => ({ ...block, isTitle: true })))
  }

  /** The first line at or below another on which code is written as it is there. */
  const lineOfCode = (code: string, from: number) => {
    const [first = ''] = code.trim().split('\n')
    const found = lines.findIndex((line, index) => index >= from - 1 && line.includes(first))
    return found < 0 ? from : found + 1
  }

  const readAttributes = (node: Node) => {
    if (!Array.isArray(node.attributes)) return
    for (const attribute of node.attributes.filter(isAttribute)) {
      const { name, value } = attribute
      if (CODE_ATTRIBUTES.has(name)) continue
      if (typeof value === 'string') {
        const text = value.replace(/`[^`]+`/g, VALUE)
        const isHeading = name === 'title' && TITLED.has(node.name ?? '')
        if (name === 'alt') keep([{ text, line: lineOf(node) }], true, 'alternative')
        else if (/\s|^[A-Z]/.test(value))
          keep(
            [{ text, line: lineOfCode(value, lineOf(node)) }],
            true,
            isHeading ? 'heading' : undefined,
          )
      } else {
        const code = codeOf(value)
        keepCode(code.trimStart(), lineOfCode(code, lineOf(node)))
      }
    }
  }

  /** The runs of text that flows: words, links and terms, with values for all else. */
  const flow = (children: readonly Node[], marks: Marks = {}): Run[] =>
    children.flatMap(child => {
      const line = lineOf(child)
      if (child.type === 'text') return [{ text: String(child.value), line, ...marks }]
      if (VALUES.has(child.type)) {
        if (child.type === 'mdxTextExpression') keepCode(String(child.value), line)
        return [{ text: VALUE, line, ...marks }]
      }
      if (child.type === 'image') {
        keep([{ text: child.alt ?? '', line }], true, 'alternative')
        return []
      }
      if (INLINE.has(child.type)) {
        const isLink = marks.isLink || child.type.startsWith('link')
        const isBold = marks.isBold || child.type === 'strong'
        return flow(child.children ?? [], {
          ...marks,
          ...(isLink && { isLink }),
          ...(isBold && { isBold }),
        })
      }
      readAttributes(child)
      const inner = child.children ?? []
      if (inner.length === 0 || child.name === 'code') return [{ text: VALUE, line, ...marks }]
      const term = termOf(child)
      const isLink = marks.isLink || LINKS.has(child.name ?? '')
      return flow(inner, { ...marks, ...(term && { term }), ...(isLink && { isLink }) })
    })

  const read = (node: Node, within: Marks = {}) => {
    const children = node.children ?? []
    if (BLOCKS.has(node.type)) {
      const runs = flow(children, within)
      if (node.type === 'heading') isNext = runs.map(({ text }) => text).join('') === 'Next'
      keep(runs, node.type === 'heading', node.type === 'heading' ? 'heading' : undefined)
    } else if (node.type === 'yaml') {
      for (const [, name, text = ''] of String(node.value).matchAll(
        /^(title|description): (.*)$/gm,
      )) {
        const runs = [{ text: text.replace(/^'|'$/g, ''), line: lineOfCode(`${name}: `, 1) }]
        keep(runs, true, name === 'title' ? 'heading' : undefined)
      }
    } else if (node.type === 'code') {
      const comments = commentBlocks(file, String(node.value), node.lang ?? '', lineOf(node) + 1)
      blocks.push(...comments.map(block => ({ ...block, isTitle: true })))
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxjsEsm') {
      keepCode(String(node.value), lineOf(node))
    } else if (/^h\d$/.test(node.name ?? '')) {
      keep(flow(children), true, 'heading')
    } else {
      if (node.type.startsWith('mdxJsx')) readAttributes(node)
      const marks = LINKS.has(node.name ?? '') ? { ...within, isLink: true } : within
      for (const child of children) read(child, marks)
    }
  }

  read(processor.parse(source))
  return blocks
}

/** The term that a tag marks its words as. */
function termOf(node: Node): string | undefined {
  if (node.name !== 'Term' || !Array.isArray(node.attributes)) return undefined
  const id = node.attributes.filter(isAttribute).find(({ name }) => name === 'id')
  return typeof id?.value === 'string' ? id.value : undefined
}

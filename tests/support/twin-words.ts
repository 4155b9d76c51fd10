import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { INLINE_ELEMENTS } from '#engine/node/pages/article/search-documents.ts'
import type { Twin } from './twin.ts'

/** Elements that words flow through; any other begins a new row of words. */
const INLINE = new Set([
  ...INLINE_ELEMENTS,
  ...['bdi', 'cite', 'data', 'del', 'dfn', 'ins', 'output', 'q', 's', 'samp', 'small', 'u', 'var'],
])

/**
 * What stands for the eye or the ear alone: that a link opens a new tab, what folds members that a table of Markdown has
 * unfolded, and the number of a step, which is a sign of Markdown.
 */
const FRAMING =
  /\(opens in a new tab\)|^\s*(?:Members of \w+|\d+ optional)\s*$|^\s*\d+(?= [^:]+ to [^:]+:)/g

/** Letters and digits alone: signs and spaces between words are others in Markdown. */
function bare(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The words of an article, a row for each element that they flow through. */
function rowsOf(article: Element): string[] {
  const rows = ['']
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (child.type === 'text') rows.push(`${rows.pop() ?? ''}${child.value}`)
      if (child.type !== 'element') continue
      const isInline = INLINE.has(child.tagName)
      if (!isInline) rows.push('')
      walk(child)
      if (!isInline) rows.push('')
    }
  }
  walk(article)
  return rows
}

/** What Markdown says but its formulas, as a reader of programs has it. */
function saidIn({ tree }: Twin): string {
  const said: string[] = []
  visit(tree, node => {
    if (node.type === 'math' || node.type === 'inlineMath') return
    if (node.type === 'code') said.push(node.meta ?? '')
    if (node.type === 'image') said.push(node.alt ?? '')
    if ('value' in node) said.push(node.value)
  })
  return bare(said.join(''))
}

/**
 * The words of an article that its Markdown lacks, row by row; formulas, which Markdown writes otherwise, are left out.
 * @param article without controls
 */
export function lostWords(article: Element, twin: Twin): string[] {
  const said = saidIn(twin)
  return rowsOf(article).filter(row => !said.includes(bare(row.replace(FRAMING, ''))))
}

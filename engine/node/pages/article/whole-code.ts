import type { ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { joinUnits } from '#model/join-units.ts'
import { h, visitStatic } from './tree.ts'

/** Characters that code in a sentence may have to be kept on one line: it fits the smallest phone. */
const SHORT = 24

/**
 * A value that a phone has no line for: an address, or the hash of a transaction. A digest, without the mark, stays one
 * text: it is looked for in the source of a page.
 */
const LONG_HEX = /^0x[\da-f]{40,}$/i
/** Most characters of a part of such a value. */
const HEX_PART = 22

/** Elements whose text is set as it was written. */
const AS_WRITTEN = new Set(['code', 'math', 'svg', 'script'])

/** Cuts a value into parts of like lengths, with a place to break between them. */
function inParts(value: string): ElementContent[] {
  const count = Math.ceil(value.length / HEX_PART)
  const length = Math.ceil(value.length / count)
  return Array.from({ length: count }, (_, index) => index).flatMap(index => [
    ...(index > 0 ? [h('wbr', {})] : []),
    { type: 'text' as const, value: value.slice(index * length, (index + 1) * length) },
  ])
}

/** Lets lines end within a long value. In tables it is set smaller, and fits. */
function divideHex(tree: Root): void {
  visitStatic(tree, element => {
    if (element.tagName === 'pre' || element.tagName === 'table') return true
    if (element.tagName !== 'code') return false
    const value = textOf(element)
    if (LONG_HEX.test(value)) element.children = inParts(value)
    return true
  })
}

/**
 * Says where lines of sentences may end: not within short code, since a command in two pieces reads as two; not between a
 * number and the letter that it counts in; and of an address or a hash that fits no line after equal parts, since a few
 * digits alone are easily left out.
 */
export function keepTogether(tree: Root): void {
  visitStatic(tree, element => {
    if (element.tagName === 'pre') return true
    const text = element.tagName === 'code' ? textOf(element) : ''
    if (text.length <= SHORT && /[\s-]/.test(text)) element.properties.dataWhole = ''
    if (AS_WRITTEN.has(element.tagName)) return true
    if (element.properties.dataIsland !== undefined) return false
    for (const child of element.children)
      if (child.type === 'text') child.value = joinUnits(child.value)
    return false
  })
  divideHex(tree)
}

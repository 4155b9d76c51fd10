import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'

/** Elements whose numbers are written for machines, or are no text at all. */
const FOR_MACHINES = new Set(['code', 'pre', 'kbd', 'script', 'style', 'template', 'math'])

/** Texts of a page that readers see or hear. */
function textsOf(node: Root | Element): string[] {
  return node.children.flatMap(child => {
    if (child.type === 'text') return [child.value]
    if (child.type !== 'element' || FOR_MACHINES.has(child.tagName)) return []
    const { ariaLabel, ariaValueText } = child.properties
    return [ariaLabel, ariaValueText]
      .filter(value => typeof value === 'string')
      .concat(textsOf(child))
  })
}

/** A number below zero with a hyphen for its minus. */
const HYPHEN = /(?:^|[\s(,:;/×])-[$€]?\d/

it('numbers below zero have one minus sign in everything that readers see', () => {
  const texts = builtPages('root').flatMap(({ path, html }) =>
    textsOf(fromHtml(html)).map(text => `${path}: ${text.trim()}`),
  )
  expect(texts.filter(text => text.includes('−'))).not.toEqual([])
  expect(texts.filter(text => HYPHEN.test(text))).toEqual([])
})

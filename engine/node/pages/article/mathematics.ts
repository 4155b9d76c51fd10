import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { renderFormula } from './formula.ts'
import { classesOf, h, visitStatic } from './tree.ts'

/**
 * Puts MathML in the place of the formulas of an article.
 * @returns whether there are any.
 * @throws Error for a formula that cannot be read; the TeX that an author wrote has been checked before.
 */
export function renderMathematics(tree: Root): boolean {
  let found = false
  visitStatic(tree, (element, parent, index) => {
    const isDisplay =
      element.tagName === 'pre' &&
      element.children.some(
        child => child.type === 'element' && classesOf(child).includes('math-display'),
      )
    if (!isDisplay && !classesOf(element).includes('math-inline')) return false
    found = true
    const { mathml, reason } = renderFormula(textOf(element).trim(), isDisplay)
    if (mathml === undefined) throw new Error(`a formula cannot be rendered: ${reason}`)
    const [math] = fromHtml(mathml, { fragment: true }).children
    if (math?.type !== 'element') throw new Error('a formula was rendered as nothing')
    removeStyles(math)
    const region = { className: ['math-display'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
    parent.children[index] = isDisplay ? h('div', region, math) : math
    return true
  })
  return found
}

/** The site's policy allows no style attributes; the formulas here need none of those the library sets. */
function removeStyles(tree: Parameters<typeof visitStatic>[0]): void {
  visitStatic(tree, element => {
    delete element.properties.style
  })
  if (tree.type === 'element') delete tree.properties.style
}

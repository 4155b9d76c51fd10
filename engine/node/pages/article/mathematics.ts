import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Words } from '#words/en.ts'
import { renderFormula } from './formula.ts'
import { boxRoots, evenBars } from './formula-bars.ts'
import { formulaWords } from './formula-words.ts'
import { classesOf, h, removeStyles, visitStatic } from './tree.ts'

/**
 * Puts MathML in the place of the formulas of an article. What stands in for it are words, which are English ones, so
 * that other languages have none.
 * @returns whether there are any.
 * @throws Error for a formula that cannot be read; the TeX that an author wrote has been checked before.
 */
export function renderMathematics(
  tree: Root,
  { language, formula }: Pick<Words, 'language' | 'formula'>,
): boolean {
  let found = false
  visitStatic(tree, (element, parent, index) => {
    const isDisplay =
      element.tagName === 'pre' &&
      element.children.some(
        child => child.type === 'element' && classesOf(child).includes('math-display'),
      )
    if (!isDisplay && !classesOf(element).includes('math-inline')) return false
    found = true
    const tex = textOf(element).trim()
    const { mathml, reason } = renderFormula(tex, isDisplay)
    if (mathml === undefined) throw new Error(`a formula cannot be rendered: ${reason}`)
    const rendered = fromHtml(mathml, { fragment: true })
    // The formulas here need none of those that the library sets.
    removeStyles(rendered)
    const [math] = rendered.children
    if (math?.type !== 'element') throw new Error('a formula was rendered as nothing')
    // Readers that know MathML walk through it; for others the words stand in. A label would keep both from it.
    if (language === 'en') math.properties.alttext = formulaWords(rendered)
    const dataMd = `math:${tex}`
    boxRoots(rendered)
    evenBars(rendered)
    const region = { className: ['math-display'], tabIndex: 0, role: 'group', ariaLabel: formula }
    if (isDisplay) parent.children[index] = h('div', { ...region, dataMd }, math)
    else {
      math.properties.dataMd = dataMd
      parent.children[index] = math
    }
    return true
  })
  return found
}

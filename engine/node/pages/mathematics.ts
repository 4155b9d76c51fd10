import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import temml from 'temml'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { classesOf, visitStatic } from './tree.ts'

/**
 * Sets the mathematics of an article as MathML.
 * @param diagnostics receives the formulas that cannot be read.
 * @returns whether there is any.
 */
export function setMathematics(tree: Root, file: string, diagnostics: Diagnostic[]): boolean {
  let found = false
  visitStatic(tree, (element, parent, index) => {
    const isDisplay =
      element.tagName === 'pre' &&
      element.children.some(
        child => child.type === 'element' && classesOf(child).includes('math-display'),
      )
    if (!isDisplay && !classesOf(element).includes('math-inline')) return false
    found = true
    const formula = textOf(element).trim()
    const drawn = draw(formula, isDisplay)
    if ('reason' in drawn) {
      diagnostics.push({
        file,
        written: formula,
        message: `the formula "${formula}" cannot be set: ${drawn.reason}`,
        fix: 'correct the TeX between the dollar signs',
      })
      parent.children[index] = { type: 'text', value: '' }
      return true
    }
    const mathml = fromHtml(drawn.mathml, { fragment: true })
    const [math] = mathml.children
    if (math?.type === 'element') {
      withoutStyles(math)
      parent.children[index] = isDisplay
        ? {
            type: 'element',
            tagName: 'div',
            properties: {
              className: ['math-display'],
              tabIndex: 0,
              role: 'group',
              ariaLabel: 'Formula',
            },
            children: [math],
          }
        : math
    }
    return true
  })
  return found
}

function draw(formula: string, displayMode: boolean): { mathml: string } | { reason: string } {
  try {
    return {
      mathml: temml.renderToString(formula, { displayMode, throwOnError: true, annotate: false }),
    }
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { reason: reason.trim().replace(/:$/, '') }
  }
}

/** The site's policy allows no style attributes; the formulas here need none of those the library sets. */
function withoutStyles(tree: Parameters<typeof visitStatic>[0]): void {
  visitStatic(tree, element => {
    delete element.properties.style
  })
  if (tree.type === 'element') delete tree.properties.style
}

import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import temml from 'temml'
import { BuildError } from '../build-error.ts'
import { classesOf, visitStatic } from './tree.ts'

/**
 * Sets the mathematics of an article as MathML.
 * @throws BuildError for a formula that cannot be read.
 */
export function setMathematics(tree: Root, file: string): boolean {
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
    const mathml = fromHtml(draw(formula, isDisplay, file), { fragment: true })
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

function draw(formula: string, displayMode: boolean, file: string): string {
  try {
    return temml.renderToString(formula, { displayMode, throwOnError: true, annotate: false })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new BuildError([
      {
        file,
        message: `the formula "${formula}" cannot be set: ${reason}`,
        fix: 'correct the TeX between the dollar signs',
      },
    ])
  }
}

/** The site's policy allows no style attributes; the formulas here need none of those the library sets. */
function withoutStyles(tree: Parameters<typeof visitStatic>[0]): void {
  visitStatic(tree, element => {
    delete element.properties.style
  })
  if (tree.type === 'element') delete tree.properties.style
}

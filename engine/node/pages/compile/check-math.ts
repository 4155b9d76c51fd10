import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { renderFormula } from '../article/formula.ts'
import { report } from './report.ts'

/** Reports formulas whose TeX cannot be read. */
export function remarkCheckMath() {
  return (tree: Root, file: VFile) => {
    visit(tree, node => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return
      const formula = node.value.trim()
      const { reason } = renderFormula(formula, node.type === 'math')
      if (reason === undefined) return
      const message = `the formula "${formula}" cannot be rendered: ${reason}`
      report(file, node, message, 'correct the TeX between the dollar signs')
    })
  }
}

import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { renderFormula } from '../article/formula.ts'
import { report } from './report.ts'
import { walk } from './walk.ts'

/** Reports formulas whose TeX cannot be read. */
export function remarkCheckMath() {
  return (tree: Root, file: VFile) => {
    walk(tree, node => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return
      const formula = node.value.trim()
      const { reason } = renderFormula(formula, node.type === 'math')
      if (reason === undefined) return
      const message = `the formula "${formula}" cannot be rendered: ${reason}`
      report(file, node, message, 'correct the TeX between the dollar signs')
    })
  }
}

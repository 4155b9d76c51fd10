import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { report } from './report.ts'

/** Comments of a script, which show nothing. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** Whether a part of a page may show something: not its frontmatter, an import, or a comment. */
function mayShow(node: RootContent): boolean {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm' || node.type === 'definition') return false
  if (node.type !== 'mdxFlowExpression') return true
  return node.value.replace(COMMENT, '').trim() !== ''
}

/** Reports a page that holds nothing to read: somebody has begun it, or a merge has lost its text. */
export function remarkCheckContent() {
  return (tree: Root, file: VFile) => {
    if (tree.children.some(mayShow)) return
    const fix = 'write its text below the frontmatter, mark it with "draft: true", or delete it'
    report(file, tree, 'has a title and no content', fix)
  }
}

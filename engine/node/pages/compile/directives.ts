import type { Code, Nodes, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { calloutKinds } from '#model/callout.ts'
import { parseCodeMeta } from './code-meta.ts'
import { element } from './jsx.ts'
import { report } from './report.ts'
import { SKIP, walk } from './walk.ts'

/** Tags that directives become. */
export const DIRECTIVE_TAGS: readonly string[] = ['Callout', 'CodeGroup', 'Tab']

/**
 * Gives meaning to `:::` blocks: callouts (`:::warning[Title]`) and code groups (`::::code-group`).
 * Inline and leaf directives are not used; what looks like one (`12:30`) stays the text it was.
 * Reports unknown blocks, and code groups that hold anything but titled code.
 */
export function remarkDirectives() {
  return (tree: Root, file: VFile) => {
    const reportAt: Report = (node, message, fix) => report(file, node, message, fix)
    walk(tree, (node, index, parent) => {
      if (!parent || index === undefined) return
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const { start, end } = node.position ?? {}
        const written = String(file.value).slice(start?.offset, end?.offset)
        const text: RootContent = { type: 'text', value: written }
        parent.children[index] =
          node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
        return SKIP
      }
      if (node.type !== 'containerDirective') return
      if (node.name === 'code-group') parent.children[index] = codeGroup(node, reportAt)
      else if (calloutKinds.some(kind => kind === node.name)) parent.children[index] = callout(node)
      else {
        reportAt(
          node,
          `":::${node.name}" is unknown`,
          `use ${calloutKinds.join(', ')} or code-group`,
        )
      }
      return
    })
  }
}

/** Notes a diagnostic at a node. */
type Report = (node: Nodes, message: string, fix: string) => void

/** A callout with the children of its block: the list itself, in which blocks within it are yet to be given their meaning. */
function callout(node: ContainerDirective): MdxJsxFlowElement {
  const [first] = node.children
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined
  if (label) node.children.shift()
  return element(
    'Callout',
    { kind: node.name, ...(label && { title: textOf(label) }) },
    node.children,
  )
}

function codeGroup(node: ContainerDirective, reportAt: Report): MdxJsxFlowElement {
  const tabs = node.children.flatMap(child => {
    if (child.type === 'code') return tab(child, reportAt)
    reportAt(child, 'a code group holds fenced code alone', 'move what is no code out of the group')
    return []
  })
  return element('CodeGroup', {}, tabs)
}

function tab(code: Code, reportAt: Report): MdxJsxFlowElement {
  const { title, highlighted } = parseCodeMeta(code.meta ?? '')
  if (!title) {
    const fence = `\`\`\`${code.lang ?? 'text'} [Title]`
    reportAt(code, 'code in a code group needs a title', `write it behind the language: ${fence}`)
  }
  const untitled: Code = { ...code, meta: highlighted ? `{${highlighted}}` : null }
  return element('Tab', { title: title ?? '' }, [untitled])
}

import type { Code, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { calloutKinds } from '#model/callout.ts'
import { parseCodeMeta } from './code-meta.ts'

/**
 * Gives meaning to `:::` blocks: callouts (`:::warning[Title]`) and code groups (`::::code-group`).
 * Inline and leaf directives are not used; what looks like one (`12:30`) stays the text it was.
 */
export function remarkDirectives() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
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
      if (node.name === 'code-group') parent.children[index] = codeGroup(node, file)
      else if (calloutKinds.some(kind => kind === node.name)) parent.children[index] = callout(node)
      else {
        file.fail(`":::${node.name}" is unknown`, {
          place: node.position,
          ruleId: 'directive',
          source: `use ${calloutKinds.join(', ')} or code-group`,
        })
      }
      return
    })
  }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}

function element(
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children }
}

function callout(node: ContainerDirective): MdxJsxFlowElement {
  const [first, ...rest] = node.children
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined
  return element(
    'Callout',
    [attribute('kind', node.name), ...(label ? [attribute('title', textOf(label))] : [])],
    label ? rest : node.children,
  )
}

function codeGroup(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  const tabs = node.children.map(child => {
    if (child.type !== 'code') {
      file.fail('a code group holds fenced code alone', {
        place: child.position,
        ruleId: 'code-group',
      })
    }
    return tab(child, file)
  })
  return element('CodeGroup', [], tabs)
}

function tab(code: Code, file: VFile): MdxJsxFlowElement {
  const { title, highlighted } = parseCodeMeta(code.meta ?? '')
  if (!title) {
    file.fail('code in a code group needs a title, such as ```ts [TypeScript]', {
      place: code.position,
      ruleId: 'code-group',
    })
  }
  const untitled: Code = { ...code, meta: highlighted ? `{${highlighted}}` : null }
  return element('Tab', [attribute('title', title ?? '')], [untitled])
}

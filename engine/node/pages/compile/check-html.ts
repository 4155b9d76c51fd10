import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { runsScript, SCHEMES } from '../addresses.ts'
import { report } from './report.ts'
import { walk } from './walk.ts'
import { member, nameOf, type ScriptNode, visitScriptsOf } from './written.ts'

/**
 * Elements that run, load or frame something, send what a reader types, or change the whole document. A page that needs
 * one uses a tag, which is code that was reviewed as such.
 */
const REFUSED = new Set([
  ...['applet', 'area', 'base', 'body', 'button', 'dialog', 'embed', 'fencedframe', 'form'],
  ...['frame', 'frameset', 'head', 'html', 'iframe', 'input', 'link', 'map', 'meta'],
  ...['noscript', 'object', 'param', 'portal', 'script', 'select', 'slot', 'style'],
  ...['template', 'textarea', 'title', 'foreignobject', 'animate', 'set', 'use'],
])

/** Attributes that hold script, rules or markup. */
const REFUSED_ATTRIBUTE =
  /^(?:on.*|style|srcdoc|dangerouslysetinnerhtml|formaction|ping|nonce|is)$/i

/** Whether a name is that of an element, and not of a tag. */
function isElement(name: string): boolean {
  return /^[a-z]/.test(name)
}

function reportElement(file: VFile, node: Nodes, name: string): void {
  if (REFUSED.has(name.toLowerCase()))
    report(file, node, `<${name}> is not for pages`, 'leave it out, or make it part of a tag')
}

/** Reports what a link would run. React takes such an address away unheard. */
function reportAddress(file: VFile, node: Nodes, address: string): void {
  if (runsScript(address))
    report(file, node, `the link "${address}" has a scheme that pages may not`, SCHEMES)
}

function reportAttribute(file: VFile, node: Nodes, name: string): void {
  if (REFUSED_ATTRIBUTE.test(name))
    report(
      file,
      node,
      `the attribute "${name}" is not for pages`,
      'leave it out, or make it part of a tag',
    )
}

/** Reports elements and attributes of HTML that run script, load from elsewhere, or ask for input. */
export function remarkCheckHtml() {
  return (tree: Root, file: VFile) => {
    /** Elements that scripts make. */
    const readScript = (node: Nodes) => (script: ScriptNode) => {
      if (script.type === 'JSXOpeningElement') {
        const name = nameOf(member(script, 'name'))
        if (!isElement(name)) return
        reportElement(file, node, name)
        const attributes: unknown = member(script, 'attributes')
        for (const attribute of Array.isArray(attributes) ? attributes : [])
          reportAttribute(file, node, nameOf(member(Object(attribute), 'name')))
      }
    }
    const readElement = (node: MdxJsxFlowElement | MdxJsxTextElement) => {
      const name = node.name ?? ''
      if (isElement(name)) reportElement(file, node, name)
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') reportAddress(file, node, attribute.value)
        if (!isElement(name)) continue
        if (attribute.type === 'mdxJsxAttribute') reportAttribute(file, node, attribute.name)
        else
          report(
            file,
            node,
            `the attributes of <${name}> are spread, and so cannot be checked`,
            'write each of them',
          )
      }
    }
    walk(tree, node => {
      if (node.type === 'link' || node.type === 'definition') reportAddress(file, node, node.url)
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') readElement(node)
      visitScriptsOf(node, readScript(node))
    })
  }
}

import type { Element, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { text } from './shapes.ts'

/**
 * What an element can be in Markdown, when that does not follow from its name:
 *
 * - `none` nothing: it is left out
 * - `only` as it is, and no part of the published page
 * - `line` a line of its own, though it is an element within a sentence
 * - `list` a list, of which each child is an item
 * - `card` a link, and what is said of it
 * - `steps` a numbered list, of which each child is an item
 * - `page` a link to the page itself, where others lead to the Markdown of a page
 * - `callout:<kind>` a note of that kind; its first child is its title
 * - `code:<language>` a block of code, perhaps with a title after the language
 * - `math:<TeX>` a formula
 */
const NAMES = [
  ...['none', 'only', 'line', 'list', 'card', 'steps', 'page'],
  ...['callout', 'code', 'math'],
]

/** The form of an element, and what it says after its name. */
export interface Form {
  name: string
  text: string
}

/**
 * The form that a component gave an element, in its attribute `data-md`.
 * @throws Error for a form that there is not
 */
export function formOf({ properties }: Element): Form | undefined {
  const { dataMd } = properties
  if (typeof dataMd !== 'string') return undefined
  const [, name = '', text = ''] = /^([a-z]+)(?::([\s\S]*))?$/.exec(dataMd) ?? []
  if (!NAMES.includes(name))
    throw new Error(`an element has the form "${dataMd}" in Markdown, which is none`)
  return { name, text }
}

/**
 * Takes what is for Markdown alone out of a tree: elements of the form `only`, and all attributes. What has a line of its
 * own is parted by a space from the words before it: only styles begin a line there, which a program that reads the text
 * of the page does not know.
 */
export function removeForms(tree: Root | Element): void {
  const children: RootContent[] = []
  for (const child of tree.children) {
    const form = child.type === 'element' ? child.properties.dataMd : undefined
    if (form === 'only') continue
    const before = children.at(-1)
    if (form === 'line' && before && !endsApart(before)) children.push(text(' '))
    children.push(child)
  }
  tree.children = children as Element['children']
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    delete child.properties.dataMd
    removeForms(child)
  }
}

/** Whether words that follow a node stand apart from it. */
function endsApart(node: RootContent): boolean {
  return 'children' in node || node.type === 'text' ? /\s$/.test(textOf(node)) : false
}

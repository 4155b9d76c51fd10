import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/** A tag as an author could have written it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    // What stands at the root of a page, or of a block, is no part of a sentence.
    children: children as MdxJsxFlowElement['children'],
  }
}

import type { Root } from 'hast'
import type { Heading, Root as MarkdownRoot, RootContent } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'
import { LLMS_FILE } from '#model/twin.ts'
import { BuildError, withOrigin } from '../../diagnostics/build-error.ts'
import type { FinishOptions } from '../article/finish-options.ts'
import { markedAddress } from './addresses.ts'
import { text } from './plain-text.ts'
import { simplify } from './simplify.ts'
import { nodesToMdast } from './to-mdast.ts'

/** How Markdown is written: tables without padding, which would double the length of some. */
const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
    mathToMarkdown({ singleDollarTextMath: false }),
    { handlers: { text } },
  ],
}

/**
 * An article as Markdown, with the addresses of the site marked (`addresses.ts`). It begins with its title, what the
 * page tells, its address, and where all pages are listed.
 * @param tree with the forms that components gave their elements, before anything is added for browsers
 * @throws BuildError for an element of which nobody has said what it is in Markdown
 */
export function twinOf(
  tree: Root,
  {
    path,
    file,
    title,
    description,
    words,
  }: Pick<FinishOptions, 'path' | 'file' | 'title' | 'description' | 'words'>,
): string {
  const { nodes, unknown } = simplify(tree, path, words)
  if (unknown.length > 0)
    throw new BuildError(
      [...new Set(unknown)].map(name =>
        withOrigin({
          file,
          message: `<${name}> has no form in Markdown`,
          fix: 'give it one with the attribute data-md: docs/adding.md has the list',
        }),
      ),
    )
  const all = nodesToMdast(nodes)
  const isTitle = (node: RootContent): node is Heading =>
    node.type === 'heading' && node.depth === 1
  const first = all.find(isTitle)
  const heading: Heading = first ?? {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  }
  const line = (value: string): RootContent => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
  })
  const whole: MarkdownRoot = {
    type: 'root',
    children: [
      heading,
      line(description),
      line(
        [
          words.pageAt(markedAddress(path, path, 'page')),
          words.allPagesAsMarkdown(markedAddress(`/${LLMS_FILE}`, path, 'page')),
        ].join('\n'),
      ),
      ...all.filter(node => node !== first),
    ],
  }
  return toMarkdown(whole, OPTIONS)
}

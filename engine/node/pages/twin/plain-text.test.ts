import type { PhrasingContent, Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { mathToMarkdown } from 'mdast-util-math'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { expect, it } from 'vitest'
import { text } from './plain-text.ts'

const extensions: Options['extensions'] = [
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmStrikethroughToMarkdown(),
  mathToMarkdown({ singleDollarTextMath: false }),
]

const words = (value: string): PhrasingContent => ({ type: 'text', value })

/** A text in every place that Markdown has for one. */
function placesOf(value: string): Root {
  const link: PhrasingContent = { type: 'link', url: value, children: [words(value)] }
  const strong: PhrasingContent = { type: 'strong', children: [words(value)] }
  const code: PhrasingContent = { type: 'inlineCode', value: 'a' }
  const lines: PhrasingContent[][] = [
    [words(value)],
    [words('a]'), words(value)],
    [words(value), code, words(value)],
    [code, words(value), strong, words(value), link, words(value)],
    [words('a'), { type: 'break' }, words(value), { type: 'break' }, words(value)],
    [
      { type: 'delete', children: [words(value)] },
      { type: 'emphasis', children: [words(value)] },
    ],
    [
      {
        ...link,
        url: `https://a.example/${value}`,
        children: [words(`https://a.example/${value}`)],
      },
    ],
  ]
  const cells = lines.slice(0, 3).map(children => ({ type: 'tableCell' as const, children }))
  return {
    type: 'root',
    children: [
      ...lines.map(children => ({ type: 'paragraph' as const, children })),
      ...lines.map(children => ({ type: 'heading' as const, depth: 2 as const, children })),
      { type: 'table', children: [{ type: 'tableRow', children: cells }] },
    ],
  }
}

const MARKS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \t\n\u00a0\u007f']

it.each([
  ...['plain words', 'Ünder 5.', '1. one', '2) two', 'a](b', '(a)', '](a)', 'a #', 'a!', '&amp;'],
  ...MARKS.flatMap(mark => [mark, `${mark}a`, `a${mark}`, `a${mark}b`, `${mark} a`, `a ${mark}`]),
  ...MARKS.map(mark => `a${mark}${mark}b`),
])('writes %j as the library does', value => {
  const tree = placesOf(value)
  const written = toMarkdown(tree, { extensions: [...extensions, { handlers: { text } }] })
  expect(written).toBe(toMarkdown(tree, { extensions }))
})

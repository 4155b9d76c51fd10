import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { unseenText } from './unseen-text.ts'

const told = (html: string) =>
  unseenText(fromHtml(html, { fragment: true }), 'a.mdx').map(({ message }) =>
    message.replace(/^.*(U\+[\dA-F]+).*$/, '$1'),
  )

it.each([
  ['<p>a &amp; b</p>', []],
  ['<p>12\u2060% and 3\u2060bp</p>', []],
  ['<p>\u200b<b>a\u202eb\u00ad</b></p>', ['U+200B', 'U+202E']],
  [
    '<p title="\u2060a"><b class="a\u200e b c\u200f">d</b>\u2066</p>',
    ['U+2060', 'U+200E', 'U+200F', 'U+2066'],
  ],
  ['<p>a&ZeroWidthSpace;b</p>', ['U+200B']],
])('of %j it tells of %j', (html, codes) => {
  expect(told(html)).toEqual(codes)
})

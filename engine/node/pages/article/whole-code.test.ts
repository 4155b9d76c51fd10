import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { keepTogether } from './whole-code.ts'

function shown(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  keepTogether(tree)
  return toHtml(tree)
}

it.each(['node --version', 'x-api-key'])('keeps %s in one piece', code => {
  expect(shown(`<p><code>${code}</code></p>`)).toContain('<code data-whole')
})

it.each([
  ['a word, which has no place to break', '<p><code>maxSlippage</code></p>'],
  [
    'a sentence, which a phone has no room for',
    '<p><code>tokenHolder does not match msg.sender</code></p>',
  ],
  ['a block of code', '<pre><code>npm ci</code></pre>'],
])('leaves %s', (_, html) => {
  expect(shown(html)).toBe(html)
})

it('lets an address end a line in its middle, and a hash after each third, but no digest', () => {
  const address = `0x${'ab'.repeat(20)}`
  const hash = `0x${'cd'.repeat(32)}`
  const digest = `<p><code>${'cd'.repeat(32)}</code></p>`
  expect(shown(digest)).toBe(digest)
  expect(shown(`<p><code>${address}</code></p>`)).toBe(
    `<p><code>${address.slice(0, 21)}<wbr>${address.slice(21)}</code></p>`,
  )
  expect(shown(`<p><code>${hash}</code></p>`)).toBe(
    `<p><code>${hash.slice(0, 22)}<wbr>${hash.slice(22, 44)}<wbr>${hash.slice(44)}</code></p>`,
  )
})

it('keeps a number and the letter that it counts in on one line, where no code or island has them', () => {
  expect(shown('<p>It pays 4,159 Y, or 2 X.</p>')).toBe('<p>It pays 4,159\u00a0Y, or 2\u00a0X.</p>')
  for (const html of [
    '<p>of 10 A4 sheets</p>',
    '<pre><code>1 X</code></pre>',
    '<div data-island="f">1 X</div>',
  ])
    expect(shown(html)).toBe(html)
})

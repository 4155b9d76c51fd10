import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { keepShortCode } from './whole-code.ts'

function shown(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  keepShortCode(tree)
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

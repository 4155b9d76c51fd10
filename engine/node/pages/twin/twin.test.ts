import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { expect, it } from 'vitest'
import { en } from '#words/en.ts'
import { resolveAddresses } from './addresses.ts'
import { removeForms } from './forms.ts'
import { twinOf } from './twin.ts'

const pages = new Set(['/', '/guide', '/other'])
const addresses = {
  page: (path: string) => (pages.has(path) ? `https://a.example${path}` : undefined),
  twin: (path: string) => (pages.has(path) ? `https://a.example${path}.md` : undefined),
  file: (path: string) => `https://a.example${path}`,
}

/** What follows the first lines of the Markdown of an article. */
function twin(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  const page = { path: '/guide', file: 'content/guide.mdx', title: 'Guide', description: 'It.' }
  const options = { ...page, words: en }
  const text = resolveAddresses(twinOf(tree, options), addresses)
  return text.split('\n\n').slice(3).join('\n\n').trimEnd()
}

it.each([
  ['<p>One <b>two</b>&nbsp;three.</p>', 'One **two** three.'],
  ['<p>A <a href="/other#x">link</a></p>', 'A [link](https://a.example/other.md#x)'],
  ['<p>A <a href="#x">place</a></p>', 'A [place](https://a.example/guide.md#x)'],
  ['<p><a href="/f.pdf">file</a></p>', '[file](https://a.example/f.pdf)'],
  ['<p><a data-md="page" href="/other">page</a></p>', '[page](https://a.example/other)'],
  ['<p>x<button>Copy</button><span data-md="none">y</span></p>', 'x'],
  ['<div><p data-md="only">z</p></div>', 'z'],
  ['<ol data-md="steps"><div><h2>A</h2><p>b</p></div></ol>', '1. ## A\n\n   b'],
  ['<aside data-md="callout:tip"><p>Tip</p><p>x</p></aside>', '> **Tip**\n>\n> x'],
  ['<aside data-md="callout:tip"><p>Do</p><p>x</p></aside>', '> **Tip: Do**\n>\n> x'],
  ['<p>a <math data-md="math:x^2"></math> b</p>', 'a $$x^2$$ b'],
  ['<div data-md="math:x^2"></div>', '$$\nx^2\n$$'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '- **a**: b'],
  ['<details><summary>More</summary><p>x</p></details>', '**More**\n\nx'],
  [
    '<table><caption>T</caption><tr><th>a</th></tr><tr><td>b|c<span data-md="line">d</span></td></tr></table>',
    '**T**\n\n| a |\n| - |\n| b\\|c; d |',
  ],
  [
    '<pre data-md="code:ts title=&quot;a.ts&quot;"><code>x</code></pre>',
    '```ts title="a.ts"\nx\n```',
  ],
  ['<div role="tabpanel"><p>npm</p><p>x</p></div>', '**npm**\n\nx'],
])('%s is %s', (html, markdown) => {
  expect(twin(html)).toBe(markdown)
})

it('refuses an element of which nobody has said what it is', () => {
  expect(() => twin('<p>a</p><canvas></canvas>')).toThrow('<canvas> has no form in Markdown')
  expect(() => twin('<p data-md="tilted">a</p>')).toThrow('tilted')
})

it('leaves nothing of the forms in the page', () => {
  const tree = fromHtml('<p data-md="line">a<b data-md="only">b</b></p>', { fragment: true })
  removeForms(tree)
  expect(JSON.stringify(tree)).not.toMatch(/dataMd|"b"/)
})

it.each([
  ['a<span data-md="line">b</span>', 'a b'],
  ['<code>a</code><span data-md="line">b</span><span data-md="line">c</span>', 'a b c'],
  ['a <span data-md="line">b</span>', 'a b'],
  ['<span data-md="line">a</span>', 'a'],
  ['a<span data-md="line">b</span><i data-md="only">c</i>', 'a b'],
])('parts what has a line of its own in %s from the words before it', (html, words) => {
  const tree = fromHtml(html, { fragment: true })
  removeForms(tree)
  expect(textOf(tree)).toBe(words)
})

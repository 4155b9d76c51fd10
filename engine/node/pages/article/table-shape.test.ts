import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { en } from '#words/en.ts'
import { wrapTables } from './tables.ts'

/** A table with these heads and rows, as an article shows it. */
function shown(heads: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const body = rows.map(cells => row('td', cells)).join('')
  const tree = fromHtml(`<table><thead>${row('th', heads)}</thead><tbody>${body}</tbody></table>`, {
    fragment: true,
  })
  wrapTables(tree, en)
  return toHtml(tree)
}

const SENTENCE = 'The route takes the whole amount.'

it('a table of sentences has the names of its columns in its cells', () => {
  const html = shown(['Status', 'Meaning', 'Do'], ['Success', SENTENCE, 'Sell'])
  expect(html).toContain('data-words')
  expect(html).toContain(`<td>Success</td><td data-label="Meaning">${SENTENCE}</td>`)
})

it('two columns are one beside the other, as long as their words fit a phone', () => {
  expect(shown(['Status', 'Meaning'], ['Success', SENTENCE])).not.toContain('data-words')
  const name = 'removeLiquidityETHWithPermit'
  expect(shown(['Function', 'For'], [name, `${name}Too`])).toContain('data-words')
})

it('numbers stay in columns, however wide they are', () => {
  const number = '1,234,567,890,123.4567'
  const html = shown(['Step', 'A', 'B', 'C'], ['1', number, number, number])
  expect(html).not.toContain('data-words')
  expect(html).not.toContain('data-label')
})

it('columns of which every cell is short are named', () => {
  const html = shown(['Date', 'What', 'Who'], ['September 3, 2020', SENTENCE, 'Ada'])
  expect(html).toContain('data-short="1 3"')
})

it('a table of short cells is only as wide as they need', () => {
  expect(shown(['Range', 'Factor'], ['1 to 2', '3.4'])).toContain('data-narrow')
  expect(shown(['Range', 'Factor', 'Third'], ['1 to 2', '3.4', '5'])).toContain('data-narrow')
  expect(shown(['Range', SENTENCE.repeat(3)], ['1 to 2', '3.4'])).not.toContain('data-narrow')
  const ten = Array.from({ length: 10 }, () => '1,000.5')
  expect(shown(ten, ten)).not.toContain('data-narrow')
})

it('a word that no column holds is broken', () => {
  expect(shown(['Name', 'Hash'], ['A', '0x'.padEnd(66, 'a')])).toContain('data-hash')
  expect(shown(['Name', 'Hash'], ['A', '0x12ab'])).not.toContain('data-hash')
})

it('a table whose cells have classes keeps its own shape', () => {
  const tree = fromHtml(
    `<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td class="a">a</td><td>${SENTENCE}</td><td>c</td></tr></table>`,
    { fragment: true },
  )
  wrapTables(tree, en)
  expect(toHtml(tree)).not.toMatch(/data-(?:words|short|narrow)/)
})

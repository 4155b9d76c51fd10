import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { en } from '#words/en.ts'
import { wrapTables } from './tables.ts'

/** A table of two columns with these values in the second one, as an article shows it. */
const shown = (...values: string[]) => table(values.map(value => ['Tide', value]))

function table(values: readonly (readonly string[])[]): string {
  const rows = values.map(cells => `<tr><td>${cells.join('</td><td>')}</td></tr>`).join('')
  const tree = fromHtml(
    `<table><thead><tr><th>Row</th><th>Value</th></tr></thead><tbody>${rows}</tbody></table>`,
    { fragment: true },
  )
  wrapTables(tree, en)
  return toHtml(tree)
}

const marked = (html: string) => html.match(/data-number/g)?.length ?? 0

describe('a column of numbers', () => {
  it.each(['1', '−5.72%', '$10,000', '0.30%', '1.25×', '42161', '2 days', '<0.1%'])(
    'is one of %s, with its head',
    value => {
      expect(marked(shown(value, '3'))).toBe(3)
      expect(shown(value)).toContain('<th>Row</th>')
    },
  )

  it.each(['none', '2026-01-31', 'about 3', '1 to 2', '0x12ab', '<code>a1</code>', '6.2.9', ''])(
    'is none of %s',
    value => {
      expect(marked(shown('1', value))).toBe(0)
    },
  )
})

it('may be the first', () => {
  const html = table([
    ['1', 'low'],
    ['10', 'high'],
  ])
  expect(html).toContain('<th data-number="">Row</th>')
  expect(marked(html)).toBe(3)
})

it('a table with many rows is marked as long', () => {
  expect(shown(...Array(13).fill('a'))).toContain('data-long')
  expect(shown(...Array(12).fill('a'))).not.toContain('data-long')
})

import { expect, it } from 'vitest'
import { MONTHS, shownAt } from './model.ts'

const { sentence, table } = shownAt().result

it('says by how much Blade was ahead in each month, and in all', () => {
  // 213 - 185, -5 + 14, 472 - 458 and -169 + 177 basis points.
  expect(sentence).toContain('ahead by 28, 9, 14 and 8, which makes 59 in all.')
})

it('lists both results of a month and their difference', () => {
  expect(table.rows[0]).toEqual(['April 2023', 213, 185, 28])
  expect(table.rows.at(-1)).toEqual(['July 2023', -169, -177, 8])
})

it('names the months, and the span with its year', () => {
  expect(MONTHS.names).toEqual(['April', 'May', 'June', 'July'])
  expect(MONTHS.span).toBe('April 2023 to July 2023')
})

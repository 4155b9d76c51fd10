import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import { excerpt, highlight } from '#engine/model/search/highlight.ts'
import { QUERY_MAX_LENGTH } from '#engine/model/search/limits.ts'
import { ODD_PIECES, oddText } from '#support/odd-text.ts'
import { seeded } from '#support/seeded.ts'
import { smallSearch } from '#support/small-search.ts'
import { askAll } from './ask-all.ts'

/** Every run asks the same. */
const SEED = 20200828

function oddQueries(count: number): string[] {
  const numbers = seeded(SEED)
  return Array.from({ length: count }, () => oddText(numbers))
}

const long = [
  'a'.repeat(10_000),
  'swap '.repeat(2_000),
  '0x'.repeat(5_000),
  '1-'.repeat(5_000),
  '1,1'.repeat(3_400),
  "a'".repeat(5_000),
  'aB'.repeat(5_000),
  '🍣'.repeat(5_000),
  '<b>'.repeat(3_334),
  '.'.repeat(10_000),
]

describe('odd queries', () => {
  let engine: SearchEngine
  beforeAll(() => {
    engine = smallSearch()
  })

  test('none throws, and each result is a document of the site', () => {
    expect(askAll(engine, [...ODD_PIECES, ...oddQueries(600), ...long])).toBeGreaterThan(0)
  })

  test('of a long one, the beginning is read and no more', () => {
    const start = `swap ${'the '.repeat(QUERY_MAX_LENGTH)}`
    const found = engine.search('swap').map(({ href }) => href)
    expect(found).not.toEqual([])
    expect(engine.search(`${start} 422-04 pools`).map(({ href }) => href)).toEqual(found)
  })

  test('what shows nothing finds nothing', () => {
    for (const query of ['', ' ', '\n', '!?', '🍣', '…', '<>', '()'])
      expect(engine.search(query)).toEqual([])
  })
})

describe('highlighting', () => {
  test('segments join to the very text, whatever it holds', () => {
    for (const text of oddQueries(300)) {
      const joined = highlight(text, ['swap', 'tryfromhuman', 'human'])
        .map(segment => segment.text)
        .join('')
      expect(joined).toBe(text)
    }
  })

  test('an excerpt of any text is short and part of it', () => {
    const { pick } = seeded(SEED)
    for (let round = 0; round < 200; round++) {
      const text = Array.from({ length: 200 }, () => pick(ODD_PIECES)).join(pick(['', ' ']))
      const shown = excerpt(text, ['swap', 'human'])
        .map(segment => segment.text)
        .join('')
        .replace(/^… /, '')
        .replace(/ …$/, '')
      expect(text).toContain(shown)
      expect(shown.length).toBeLessThan(160)
    }
  })
})

import { expect, test } from 'vitest'
import type { SearchAnswer } from '#engine/model/search/answer.ts'
import {
  packNumbers,
  packWords,
  unpackNumbers,
  unpackWords,
} from '#engine/model/search/packed-numbers.ts'
import { packTitles, unpackTitles } from '#engine/model/search/packed-titles.ts'
import { searchIndexFiles } from '#engine/node/output/search/search-index.ts'
import { searchFetching } from '#support/partial-search.ts'
import { documents, page, SUSHI_ADDRESS, section } from '#support/small-search.ts'
import { indexOf, searchOver } from '#support/whole-search.ts'

test('numbers and words come out of the files as they went in', () => {
  const numbers = [0, 1, 57, 92, 0x7fff, 0x8000, 0x8001, 60_000, 2 ** 28 - 1, 3]
  expect(unpackNumbers(JSON.parse(JSON.stringify(packNumbers(numbers))))).toEqual(numbers)
  const words = ['a', 'aardvark', 'aardvarks', 'b', '寿', '寿司', '🍣', '🍤', 'x'.repeat(50_000)]
  expect(unpackWords(JSON.parse(JSON.stringify(packWords(words))))).toEqual(words)
  expect(unpackWords(packWords([]))).toEqual([])
})

test('paths and headings come out of the files as they went in', () => {
  const nested = [
    page('/a', 'A', 'Text.'),
    section('/a#b', 'B', ['A'], ''),
    section('/a#c-own', 'C', ['A', 'B'], 'Deep.'),
    section('/a#d-d', 'D: d?', ['A', 'B', 'C'], 'Deeper.'),
    section('/a#e', 'E', ['A'], 'Up again.'),
  ]
  const all = [...documents, ...nested]
  const untexted = all.map(({ text: _, ...rest }) => rest)
  expect(packTitles(all).flatMap(unpackTitles)).toEqual(untexted)
  expect(packTitles([])).toEqual([])
})

const gate = (where: string): SearchAnswer => ({
  ...{ name: 'Gate', where, kind: 'code', value: 'G-1', text: 'Opens inwards.', isMain: true },
  ...{ subjects: ['gate', 'lock gate'], places: [where.toLowerCase()], asks: ['code'] },
  ...{ also: [], href: '/locks#gate' },
})

test('answers come out of the files as they went in, phrases in the words that queries are read in', () => {
  const written = {
    ...gate('Upper lock'),
    subjects: ['The Gate of the Lock'],
    places: ['Pier\u00a07'],
  }
  const found = searchOver([], [], [gate('Lower lock'), written]).answer('gate lock pier 7').answers
  expect(found.map(({ answer }) => answer)).toEqual([
    { ...written, subjects: ['gate lock'], places: ['pier 7'] },
  ])
})

test('of answers, those that a query may mean are fetched in full', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...gate(`pier${index}`),
    value: index === 70 ? SUSHI_ADDRESS : `v-${index}`,
    isMain: false,
  }))
  const files = searchIndexFiles([], many)
  const fetched = (query: string) => {
    const { engine, parts } = searchFetching(indexOf(files), [], query)
    const values = engine.answer(query).answers.map(({ answer }) => answer.value)
    return { values, details: parts.filter(name => name.startsWith('details')) }
  }
  expect(fetched('gate pier200')).toEqual({ values: ['v-200'], details: ['details-3'] })
  expect(fetched('V-299')).toMatchObject({ values: ['v-299'] })
  expect(fetched('V-299').details).toContain('details-4')
  expect(fetched(SUSHI_ADDRESS)).toEqual({ values: [SUSHI_ADDRESS], details: ['details-1'] })
  for (const query of ['nothing', '0x', '\0', 'v-999'])
    expect(fetched(query).values, query).toEqual([])
})

test('the files are named by the content of all of them', () => {
  const names = (...index: Parameters<typeof searchIndexFiles>) =>
    searchIndexFiles(...index).map(({ file }) => file)
  const [head, ...parts] = names(documents, [])
  expect(head).toMatch(/^assets\/search-[\w-]{10}\.json$/)
  for (const part of parts) expect(part.startsWith(`${head?.replace('.json', '')}-`)).toBe(true)
  expect(names(documents, [])[0]).toBe(head)
  expect(names(documents.slice(1), [])[0]).not.toBe(head)
  expect(names(documents, [gate('Upper lock')])[0]).not.toBe(head)
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import { readBuiltIndex } from '#engine/node/output/search/built-index.ts'
import { searchIndexFiles } from '#engine/node/output/search/search-index.ts'
import { synonyms } from '#site/search/synonyms.ts'
import { numbers } from '#support/numbers.ts'
import { searchFetching } from '#support/partial-search.ts'
import { builtSearch, builtSearchDocuments } from '#support/search-quality.ts'
import { sites } from '#support/sites/sites.ts'
import { smallSearch, documents as smallSite } from '#support/small-search.ts'
import { type UnshardedResult, unshardedSearch } from '#support/unsharded-search.ts'
import { indexOf } from '#support/whole-search.ts'
import { judgedQueries } from './judged-queries.ts'
import { readerQuestions } from './reader-questions.ts'

/** Scores are sums of the same shares, added in another order. */
const DIGITS = 8

function comparable(results: readonly UnshardedResult[]) {
  return results.map(({ href, score, terms }) => ({
    href,
    score: score.toPrecision(DIGITS),
    terms: [...terms].sort(),
  }))
}

/** Words of documents as readers type them: whole, their beginnings, with a slip, and several at once. */
function typedQueries(documents: readonly SearchDocument[], count: number): string[] {
  const next = numbers(20200828)
  const words = [...new Set(documents.flatMap(({ text }) => text.split(' ')))].filter(Boolean)
  const pick = (max: number) => Math.floor(next() * max)
  const word = () => words[pick(words.length)] ?? ''
  const slips = [
    (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
    (text: string, at: number) => `${text.slice(0, at)}e${text.slice(at)}`,
    (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at + 1)}`,
    (text: string) => text,
    (text: string, at: number) => text.slice(0, at),
  ]
  const typed = () => {
    const text = word()
    return slips[pick(slips.length)]?.(text, pick(text.length)) ?? text
  }
  return Array.from({ length: count }, () => Array.from({ length: 1 + pick(3) }, typed).join(' '))
}

const PREFIXES = [...'abcdefghijklmnopqrstuvwxyz0'].flatMap(letter => [letter, `${letter}o`])
const ODD = [
  '0x',
  '0x6',
  '0x6B35…0fE2',
  '422',
  '422-0',
  '422-04',
  'the',
  'what is the',
  'İ',
  '__proto__',
]

describe('over the pages of this site', () => {
  let documents: SearchDocument[]
  let engine: SearchEngine
  let unsharded: (query: string) => UnshardedResult[]
  beforeAll(async () => {
    documents = await builtSearchDocuments(sites.root.folder)
    engine = await builtSearch(sites.root.folder)
    unsharded = unshardedSearch(documents, synonyms)
  })

  it.each<[what: string, queries: () => string[]]>([
    ['judged queries', () => judgedQueries.map(({ query }) => query)],
    ['questions of readers', () => readerQuestions.map(({ question }) => question)],
    ['titles', () => documents.map(({ title }) => title)],
    ['what is typed, with slips and halfway', () => typedQueries(documents, 300)],
    ['beginnings of words, codes and addresses', () => [...PREFIXES, ...ODD]],
  ])('%s are ranked, scored and marked as by the library over the whole index', (_, queries) => {
    for (const query of queries())
      expect(comparable(engine.search(query)), query).toEqual(comparable(unsharded(query)))
  })

  it('a query finds with the parts that it fetches what it finds with all', async () => {
    const index = await readBuiltIndex(sites.root.folder)
    for (const { query } of judgedQueries) {
      const { engine: partial } = searchFetching(index, synonyms, query)
      expect(comparable(partial.search(query)), query).toEqual(comparable(engine.search(query)))
      expect(partial.answer(query), query).toEqual(engine.answer(query))
    }
  })
})

it('a small site is ranked alike', () => {
  const unsharded = unshardedSearch(smallSite, synonyms)
  const engine = smallSearch()
  for (const query of [...typedQueries(smallSite, 200), ...ODD, 'approve', 'too many requests'])
    expect(comparable(engine.search(query)), query).toEqual(comparable(unsharded(query)))
})

/** A large site: its index has parts of every kind, and titles apart from each other. */
const SECTIONS = 8
const largeSite: SearchDocument[] = Array.from({ length: 600 }, (_, page) => page).flatMap(page =>
  Array.from({ length: SECTIONS }, (__, section): SearchDocument => {
    const id = page * SECTIONS + section
    const title = section === 0 ? `Page ${page}` : `Part ${section % 3} of pools`
    return {
      href: section === 0 ? `/p${page}` : `/p${page}#s${section}`,
      title,
      titles: section === 0 ? [] : [`Page ${page}`],
      text: `Token ${id} swaps quote${id % 97} against routers, route by route, ${'fee '.repeat(id % 5)}`,
      isPage: section === 0,
    }
  }),
)

it('a large site is ranked alike', () => {
  const files = searchIndexFiles(largeSite, [])
  const { pages, pagesWithTitles } = JSON.parse(files[0].text)
  expect(pages).toBeGreaterThan(pagesWithTitles)
  const unsharded = unshardedSearch(largeSite, [])
  for (const query of [
    'token',
    'Page 417',
    'quote5',
    'roter',
    'swap token 4000',
    'pools',
    'fees',
  ]) {
    const { engine } = searchFetching(indexOf(files), [], query)
    expect(comparable(engine.search(query)), query).toEqual(comparable(unsharded(query)))
  }
})

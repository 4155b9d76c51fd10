import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import { SEARCH_MAX_RESULTS } from '#engine/model/site-behavior.ts'
import { synonyms } from '#site/search/synonyms.ts'
import { page, SUSHI_ADDRESS, section, smallSearch } from '#support/small-search.ts'
import { searchOver } from '#support/whole-search.ts'

let engine: SearchEngine
const found = (query: string) => engine.search(query).map(({ href }) => href)

beforeAll(() => {
  engine = smallSearch()
})

describe('identifiers', () => {
  test.each(['tryFromHuman', 'tryfromhuman', 'tryFrom', 'from human'])('%s', query => {
    expect(found(query)[0]).toBe('/amounts')
  })
  test.each(['RedSnwapper', 'redsnw', 'snwapper', 'redsnapper'])('%s', query => {
    expect(found(query)).toEqual(['/swap#contract'])
  })
  test('are found by the words in them', () => {
    expect(found('max slippage')[0]).toBe('/swap')
  })
})

describe('error codes', () => {
  test('only documents that hold the code are results', () => {
    expect(found('422-04').sort()).toEqual(['/allowance', '/errors'])
    expect(found('429-01')).toEqual(['/errors'])
  })
  test('are never matched fuzzily', () => {
    expect(found('422-05')).toEqual([])
    expect(found('429-04')).toEqual([])
  })
  test('are found by their beginning', () => {
    expect(found('422-0').sort()).toEqual(['/allowance', '/errors'])
    expect(found('429')).toContain('/errors')
  })
  test('bind the words beside them', () => {
    expect(found('allowance 429-01')).toEqual(['/errors'])
    expect(found('error 422-99')).toEqual([])
  })
})

describe('addresses', () => {
  const lookAlike = `${SUSHI_ADDRESS.slice(0, -1)}3`
  test.each([
    SUSHI_ADDRESS,
    SUSHI_ADDRESS.toLowerCase(),
    SUSHI_ADDRESS.slice(2),
    `Is ${SUSHI_ADDRESS} the token?`,
    '0x6B35…',
    '0x6b35...',
    '0x6B35…0fE2',
    '0x6B35',
  ])('%s', query => {
    expect(found(query)).toEqual(['/tokens'])
  })
  test.each([
    lookAlike,
    lookAlike.slice(2),
    `${SUSHI_ADDRESS}00`,
    `SUSHI token ${lookAlike}`,
    '0x6B35…0fE3',
    `0х${SUSHI_ADDRESS.slice(2)}`.replace('6B3', '6B4'),
    `${SUSHI_ADDRESS} ${lookAlike}`,
    // Cut by the limit of what is read, a look-alike must not become the beginning of the true address.
    `${'zz '.repeat(60)}${lookAlike}`,
  ])('%s confirms nothing', query => {
    expect(found(query)).not.toContain('/tokens')
  })
})

describe('words', () => {
  test('are found despite a slip', () => {
    expect(found('agregator')[0]).toBe('/swap')
    expect(found('alowance')[0]).toBe('/allowance')
  })
  test('are found in other terms, which a document must hold all of', () => {
    expect(found('IL')).toEqual(['/pools'])
    expect(found('AMM v2')).toEqual(['/pools#constant'])
    expect(found('too many requests')).toContain('/errors')
  })
  test('a synonym never comes before the word itself', () => {
    const search = searchOver(
      [
        page('/b', 'Allowances', 'The allowance is what a spender may move.'),
        page('/a', 'Approvals', 'Approve the spender first.'),
      ],
      synonyms,
    )
    expect(search.search('approve').map(({ href }) => href)).toEqual(['/a', '/b'])
  })
  test('that say nothing change nothing', () => {
    expect(found('what is the constant product')).toEqual(found('constant product'))
  })
})

describe('ranking', () => {
  test('an exact title comes first', () => {
    expect(found('amounts')[0]).toBe('/amounts')
    expect(found('constant product')[0]).toBe('/pools#constant')
  })
  test('a page comes before its section', () => {
    const search = searchOver(
      [
        page('/x', 'Costs', ''),
        section('/x#a', 'Fees', ['Costs'], 'The fee.'),
        page('/fees', 'Fees', 'The fee.'),
      ],
      synonyms,
    )
    expect(search.search('fees').map(({ href }) => href)).toEqual(['/fees', '/x#a'])
  })
  test('16 results at most', () => {
    const pages = Array.from({ length: 40 }, (_, index) => page(`/${index}`, 'Pool', 'A pool.'))
    expect(searchOver(pages, []).search('pool')).toHaveLength(SEARCH_MAX_RESULTS)
    expect(SEARCH_MAX_RESULTS).toBe(16)
  })
  test('a result carries all fields of its document, and what matched', () => {
    expect(engine.search('RedSnwapper')[0]).toMatchObject({
      id: 1,
      href: '/swap#contract',
      title: 'The contract',
      titles: ['Request a swap'],
      text: 'RedSnwapper checks the minimum output.',
      isPage: false,
      terms: ['redsnwapper'],
    })
  })
})

describe('forms of a word', () => {
  const forms = [
    page('/many', 'Retries', 'Bounties and factories, transferring and splitting.'),
    page('/one', 'Retry', 'A bounty of the factory. Transfer it, split it.'),
  ]
  test.each(['retries', 'retry'])(
    'a title that is "%s" comes first, the other form next',
    query => {
      const search = searchOver(forms, [])
      const isMany = query === 'retries'
      expect(search.search(query).map(({ href }) => href)).toEqual(
        isMany ? ['/many', '/one'] : ['/one', '/many'],
      )
    },
  )
  test.each(['bounties', 'factories', 'transferring', 'splits'])('%s finds both', query => {
    const search = searchOver(forms, [])
    expect(search.search(query)).toHaveLength(2)
  })
  test('are what matched, to be marked: words, never stems', () => {
    const search = searchOver(forms, [])
    const terms = search.search('retrying').flatMap(result => result.terms)
    expect(new Set(terms)).toEqual(new Set(['retry', 'retries']))
  })
  test('a word that is typed halfway is found by its beginning', () => {
    const search = searchOver([page('/g', 'Governance', 'Votes.')], [])
    for (const typed of ['gover', 'governa', 'governanc'])
      expect(search.search(typed)).toHaveLength(1)
  })
})

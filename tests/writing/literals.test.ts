import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MONTHLY_RESULTS } from '#site/facts/blade/performance.ts'
import { TREASURY_MULTISIG } from '#site/facts/dao/governance.ts'
import { HISTORICAL_EMISSION } from '#site/facts/dao/tokenomics.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { proseLines } from '#support/prose.ts'

const ADDRESS = /0x[\da-fA-F]{40}(?![\da-fA-F])/g

/**
 * How figures look that pages state: percents, dollars, large and decimal numbers, basis points and versions.
 * A page prints these from data, so that each stands once.
 */
const FIGURE =
  /\$\d[\d,.]*|[\d.,]*\d\s?%|\b\d[\d.,]*\s(?:million|billion|bps?|basis points)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)+\b/g

/** Numbers in prose that are no facts, with the page they may stand in. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // What the sample below passes on.
  'site/content/sdk/primitives/amount.mdx': ['9.999', '1.995'],
}

/** The separate record of addresses, which a test holds to the tables: it is there to be typed a second time. */
const SECOND_RECORD = 'site/facts/addresses.reviewed.json'

/** The files of a pattern, below the project; tests and recorded samples are left out. @throws Error when there is none. */
function sources(pattern: string): { file: string; text: string }[] {
  const files = globSync(pattern, { cwd: PROJECT_ROOT })
    .filter(file => !/\.test\.tsx?$|\/generated\//.test(file))
    .sort()
  if (files.length === 0) throw new Error(`no file is called ${pattern}`)
  return files.map(file => ({ file, text: readFileSync(path.join(PROJECT_ROOT, file), 'utf8') }))
}

/** Where each address stands, in lower case, as "file:line". */
function addresses(files: readonly { file: string; text: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { file, text } of files) {
    for (const { 0: address, index } of text.matchAll(ADDRESS)) {
      const place = `${file}:${text.slice(0, index).split('\n').length}`
      const key = address.toLowerCase()
      found.set(key, [...(found.get(key) ?? []), place])
    }
  }
  return found
}

/** Constants that do not look like figures, as an author would write them. */
const CONSTANTS = [
  `${TREASURY_MULTISIG.required} of ${TREASURY_MULTISIG.signers}`,
  `${HISTORICAL_EMISSION.launchPerBlock} per block`,
  `${HISTORICAL_EMISSION.laterPerBlock} per block`,
  ...MONTHLY_RESULTS.flatMap(({ blade, hold }) => [blade, hold]).flatMap(result => [
    `+${result}`,
    `\u2212${Math.abs(result)}`,
  ]),
]

describe('what is typed once', () => {
  it('no address stands in a page, a sample or code', () => {
    const found = addresses([
      ...['mdx', 'ts', 'graphql'].flatMap(kind => sources(`site/content/**/*.${kind}`)),
      ...['figures', 'math', 'samples', 'search', 'tags'].flatMap(folder =>
        sources(`site/${folder}/**/*.{ts,tsx}`),
      ),
      ...sources('site/*.ts'),
      ...sources('engine/**/*.{ts,tsx}'),
    ])
    expect(Object.fromEntries(found)).toEqual({})
  })

  it('no address stands in two files of facts', () => {
    const found = addresses([
      ...sources('site/facts/**/*.{ts,json}').filter(({ file }) => file !== SECOND_RECORD),
      ...sources('site/api-definitions/**/*.ts'),
    ])
    expect(found.size).toBeGreaterThan(10)
    // In one file, contracts on several networks may share an address.
    const filesOf = (places: string[]) => new Set(places.map(place => place.replace(/:\d+$/, '')))
    expect([...found].filter(([, places]) => filesOf(places).size > 1)).toEqual([])
  })

  it('no figure stands in the prose of a page', () => {
    const found = proseLines().flatMap(({ file, line, text }) =>
      (text.match(FIGURE) ?? [])
        .filter(figure => !ALLOWED[file]?.includes(figure))
        .map(figure => `${file}:${line} ${figure}`),
    )
    expect(found).toEqual([])
  })

  it('no constant stands in the prose of a page', () => {
    const found = proseLines().flatMap(({ file, line, text }) =>
      CONSTANTS.filter(constant => text.includes(constant)).map(
        constant => `${file}:${line} ${constant}`,
      ),
    )
    expect(found).toEqual([])
  })
})

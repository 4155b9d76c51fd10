import { readFileSync } from 'node:fs'
import * as evm from 'sushi/evm'
import { expect, it } from 'vitest'
import { packageSource } from '../docs-version.ts'
import { gatherAddresses, type PublishedAddress } from './published-addresses.ts'

/** The second record of the addresses, which nothing makes from the tables. */
const FILE = 'site/facts/addresses.reviewed.json'

interface ReviewRecord {
  comparedWith: string
  url: string
  date: string
  addresses: string[]
}
const { records }: { records: ReviewRecord[] } = JSON.parse(
  readFileSync(new URL('../addresses.reviewed.json', import.meta.url), 'utf8'),
)

const rowOf = ({ chainId, contract, address }: PublishedAddress) =>
  `${chainId} ${contract} ${address}`

/** What differs between the published rows and the reviewed ones, in one message; empty when nothing does. */
function differences(published: readonly string[], reviewed: readonly string[]): string {
  const unreviewed = published.filter(row => !reviewed.includes(row))
  const gone = reviewed.filter(row => !published.includes(row))
  if (unreviewed.length + gone.length === 0) return ''
  return [
    `Published addresses and ${FILE} differ.`,
    ...unreviewed.map(row => `  published, not reviewed: ${row}`),
    ...gone.map(row => `  reviewed, not published: ${row}`),
    'Compare each with a source besides the tables, then change its row in the record, with that source and the date.',
  ].join('\n')
}

const published = gatherAddresses()
const rows = published.map(rowOf)

it('every published address is in the second record, and no other is', () => {
  expect(
    differences(
      rows,
      records.flatMap(({ addresses }) => addresses),
    ),
  ).toBe('')
})

it('the record has each address once, with what it was compared with and when', () => {
  const reviewed = records.flatMap(({ addresses }) => addresses)
  expect(reviewed.filter((row, index) => reviewed.indexOf(row) !== index)).toEqual([])
  for (const { comparedWith, url, date } of records) {
    expect(comparedWith).not.toBe('')
    expect(url).toMatch(/^https:\/\//)
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

it('a changed, an added and a removed address are told in one message', () => {
  const [first = '', second = '', ...rest] = rows
  const changed = [first.replace(/.$/, digit => (digit === '0' ? '1' : '0')), ...rest, '1 New 0x12']
  const message = differences(changed, rows)
  expect(message).toContain(`reviewed, not published: ${first}\n`)
  expect(message).toContain(`published, not reviewed: ${changed[0]}\n`)
  expect(message).toContain(`reviewed, not published: ${second}\n`)
  expect(message).toContain('published, not reviewed: 1 New 0x12\n')
})

/** The address that a value of the package has for a network, in lower case. */
function addressIn(value: unknown, chainId: number): string | undefined {
  const held: unknown = Object(value)[chainId]
  const address: unknown = typeof held === 'string' ? held : Object(held).address
  return typeof address === 'string' ? address.toLowerCase() : undefined
}

/** Whether any export of the package has an address for a network. */
function isInPackage({ chainId, address }: PublishedAddress): boolean {
  return Object.values(evm).some(value => addressIn(value, chainId) === address.toLowerCase())
}

it('the package of the record holds the addresses that were compared with it, and no others', () => {
  const ofPackage = records.find(({ comparedWith }) => comparedWith === packageSource.title)
  expect(published.filter(isInPackage).map(rowOf)).toEqual(ofPackage?.addresses)
  expect(ofPackage?.url).toBe(packageSource.url)
})

it('addresses that the package lacks name the source and the day of the facts', () => {
  for (const each of published.filter(address => !isInPackage(address))) {
    const record = records.find(({ addresses }) => addresses.includes(rowOf(each)))
    const { title, url, checked } = each.source
    expect(record).toMatchObject({ comparedWith: title, url, date: checked })
  }
})

import { getAddress, isAddress, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import * as bladeExamples from '../api/blade-examples.ts'
import { exampleTokens } from '../api/example-tokens.ts'
import { NOBODYS_ADDRESS } from '../api/placeholder.ts'
import type { CodeReading } from './code-readings.ts'
import { ETHEREUM, redSnwapper, v2Router } from './deployments.ts'
import { placeholderReason } from './placeholder-address.ts'
import { addressTables, gatherAddresses } from './published-addresses.ts'

const published = gatherAddresses()
const [row] = v2Router.rows
if (!row) throw new Error('the router has no row')
/** The table of the router with other addresses in its first rows. */
const tableWith = (...addresses: string[]) => ({
  ...v2Router,
  rows: addresses.map(address => ({ ...row, address: address as `0x${string}` })),
})

it('holds every row of every table of addresses, each once, in one order', () => {
  const rows = addressTables.flatMap(table => table.rows)
  expect(published).toHaveLength(rows.length)
  expect(addressTables.map(({ contract }) => contract)).toEqual(
    expect.arrayContaining(['RedSnwapper', 'xSUSHI token', 'clAMM quoter', 'Blade vault']),
  )
  expect(gatherAddresses(addressTables.toReversed())).toEqual(published)
})

it('holds addresses in checksummed case (EIP-55), with source and day', () => {
  for (const { address, source } of published) {
    expect(address).toBe(getAddress(address.toLowerCase()))
    expect(source.url).toMatch(/^https:\/\//)
    expect(source.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

it('holds no address that only examples have', () => {
  const fictitious = [...JSON.stringify(bladeExamples).matchAll(/0x[\da-fA-F]{40}\b/g)].map(String)
  const real = new Set(published.map(({ address }) => address.toLowerCase()))
  const examples = [NOBODYS_ADDRESS, exampleTokens.ether.address]
  const katana = '0x989E8F547FbCa65f4FB0af41e50e4058e6c68166'
  expect(fictitious).toContain(katana)
  for (const address of [...examples, katana, '0x0913DA6Da4b42f538B445599b46Bb4622342Cf52'])
    expect(real.has(address.toLowerCase())).toBe(false)
})

const reading: CodeReading = {
  chainId: ETHEREUM,
  address: redSnwapper.rows.find(each => each.network.chainId === ETHEREUM)?.address ?? zeroAddress,
  codeHash: `0x${'ab'.repeat(32)}`,
  block: 1,
  source: { title: 'A node', url: 'https://node.example', checked: '2026-01-31' },
}

it('joins what was read of an address with its row on that network alone', () => {
  const read = gatherAddresses(addressTables, [reading]).filter(each => each.reading)
  expect(read.map(({ chainId, address }) => [chainId, address])).toEqual([[1, reading.address]])
})

it.each<[string, () => unknown, RegExp]>([
  ['a placeholder', () => gatherAddresses([tableWith(`0x${'1'.repeat(40)}`)]), /is a placeholder/],
  ['a row twice', () => gatherAddresses([v2Router, tableWith(row.address)]), /is twice on/],
  [
    'a reading of another address',
    () => gatherAddresses([v2Router], [reading]),
    /was read and is in no table/,
  ],
])('stops at %s', (_, gather, message) => {
  expect(gather).toThrow(message)
})

describe('a placeholder', () => {
  it.each([
    zeroAddress,
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    `0x${'1'.repeat(40)}`,
    `0x${'1'.repeat(39)}2`,
    `0x2${'1'.repeat(39)}`,
    `0x${'11'.repeat(16)}01020304`,
    `0x${'deadbeef'.repeat(5)}`,
    '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000',
    '0x000000000000000000000000000000000000dEaD',
    '0xdead000000000000000000000000000000000000',
    '0x1234567890123456789012345678901234567890',
    '0x0123456789abcdef0123456789abcdef01234567',
    '0xabcabcabcabcabcabcabcabcabcabcabcabcabca',
    `0x${'0'.repeat(39)}1`,
    '0x4200000000000000000000000000000000000006',
    '0x5555555555555555555555555555555555555555',
  ])('is %s', address => {
    expect(isAddress(address, { strict: false })).toBe(true)
    expect(placeholderReason(address)).toMatch(/^it/)
  })

  it('is none of the published addresses', () => {
    expect(published.filter(({ address }) => placeholderReason(address))).toEqual([])
  })
})

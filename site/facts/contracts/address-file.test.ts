import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { addressFileDigest, addressFileText } from './address-file.ts'
import { gatherAddresses } from './published-addresses.ts'

const text = addressFileText()
const { addresses } = JSON.parse(text)

it('is JSON with a line for each address', () => {
  const published = gatherAddresses()
  expect(addresses).toHaveLength(published.length)
  expect(text.match(/^ {4}\{.*\},?$/gm)).toHaveLength(published.length)
})

it('says of each address where and when it was read, and that no node was asked', () => {
  expect(addresses[0]).toEqual({
    network: 'Ethereum',
    chainId: 1,
    contract: 'Blade LP transfer',
    address: '0x53954A6191aD795E331CfFDb1b035D389f2aC516',
    source:
      'https://github.com/sushi-labs/sushi/blob/69155180ca0583bb844afc1458437a8833182231/site/constants/blade.ts',
    date: '2026-11-21',
    codeHash: 'not read',
    implementation: 'not read',
    block: 'not read',
  })
})

it('says what was read where it was', () => {
  const [first] = gatherAddresses()
  if (!first) throw new Error('there is no address')
  const source = {
    title: 'A node',
    url: 'https://node.example',
    checked: '2026-01-31',
  } as const
  const { chainId, address } = first
  const reading = { chainId, address, codeHash: `0x${'ab'.repeat(32)}`, block: 7, source } as const
  const [row] = JSON.parse(addressFileText([{ ...first, reading }])).addresses
  expect(row).toMatchObject({
    codeHash: reading.codeHash,
    implementation: 'none',
    block: 7,
    codeSource: source.url,
    codeDate: source.checked,
  })
})

it('has the digest that every other program finds', () => {
  expect(addressFileDigest()).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
})

import { expect, it } from 'vitest'
import { explorerAddressUrl, networkByKey, networkOf, networks } from './networks.ts'

it.each([
  [1, 'ethereum', 'Ethereum', 'https://etherscan.io/address/0x0'],
  [42161, 'arbitrum', 'Arbitrum One', 'https://arbiscan.io/address/0x0'],
  [314, 'filecoin', 'Filecoin Mainnet', 'https://filfox.info/en/address/0x0'],
  [5000, 'mantle', 'Mantle', 'https://mantlescan.xyz/address/0x0'],
  [737373, 'bokuto', 'Bokuto', 'https://bokuto.katanascan.com/address/0x0'],
] as const)('finds chain %i by id and by key', (chainId, key, name, url) => {
  expect(networkOf(chainId)).toMatchObject({ key, name })
  expect(networkByKey(key)).toBe(networkOf(chainId))
  expect(explorerAddressUrl(networkOf(chainId), '0x0')).toBe(url)
})

it('has a plain https address of every explorer', () => {
  const addresses = [...networks.values()].map(({ explorerUrl }) => explorerUrl)
  expect(addresses).not.toEqual([])
  const plain = /^https:\/\/[a-z0-9.-]+(\/[a-z]+)?$/
  expect(addresses.filter(address => !plain.test(address))).toEqual([])
})

it('refuses a network it does not know', () => {
  expect(() => networkOf(999999)).toThrow(RangeError)
})

import { expect, it } from 'vitest'
import { addedNetworks } from './contracts/differences-6.2.12.ts'
import { explorerAddressUrl, networkByKey, networkOf, networks } from './networks.ts'

it.each([
  [1, 'ethereum', 'Ethereum', 'https://etherscan.io/address/0x0'],
  [42161, 'arbitrum', 'Arbitrum One', 'https://arbiscan.io/address/0x0'],
  [314, 'filecoin', 'Filecoin Mainnet', 'https://filfox.info/en/address/0x0'],
  [5000, 'mantle', 'Mantle', 'https://mantlescan.xyz/address/0x0'],
] as const)('finds chain %i by id and by key', (chainId, key, name, url) => {
  expect(networkOf(chainId)).toMatchObject({ key, name })
  expect(networkByKey(key)).toBe(networkOf(chainId))
  expect(explorerAddressUrl(networkOf(chainId), '0x0')).toBe(url)
})

it('knows the networks that came after the published package', () => {
  expect(addedNetworks.length).toBeGreaterThan(0)
  expect(addedNetworks.map(({ key }) => networkByKey(key))).toEqual(addedNetworks)
})

it('has a plain https address of every explorer', () => {
  const explorers = [...networks.values()].map(({ explorerUrl }) => explorerUrl)
  expect(explorers).toContain('https://etherscan.io')
  expect(explorers.filter(url => !/^https:\/\/[a-z0-9.-]+(\/[a-z]+)?$/.test(url))).toEqual([])
})

it('refuses a network it does not know', () => {
  expect(() => networkOf(999999)).toThrow(RangeError)
})

import { SUSHISWAP_V2_SUPPORTED_CHAIN_IDS } from 'sushi/evm'
import { expect, it } from 'vitest'
import { subgraphEndpoint } from '#site/content/snippets/subgraphs/subgraph-endpoint.ts'
import { cpamm } from '#site/facts/subgraphs/endpoints.ts'

const KEY = 'the-key'

it('is the endpoint of the table where there is one, and an error where there is none', () => {
  const listed = new Map(cpamm.rows.map(({ network, needsKey }) => [network.chainId, needsKey]))
  const without = SUSHISWAP_V2_SUPPORTED_CHAIN_IDS.filter(id => !listed.has(id))
  expect(without.length).toBeGreaterThan(0)
  for (const chainId of SUSHISWAP_V2_SUPPORTED_CHAIN_IDS) {
    if (listed.has(chainId)) {
      const { host, href } = new URL(subgraphEndpoint(chainId, KEY))
      expect(host).not.toBe('undefined')
      expect(href.includes(KEY)).toBe(listed.get(chainId))
    } else {
      expect(() => subgraphEndpoint(chainId, KEY)).toThrow(`no cpAMM subgraph on chain ${chainId}`)
    }
  }
})

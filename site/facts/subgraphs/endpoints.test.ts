import { readFileSync } from 'node:fs'
import { SUSHI_DOMAIN_RESTRICTED_API_KEY } from 'sushi/evm'
import { describe, expect, it } from 'vitest'
import { GRAPH_KEY } from './endpoint.ts'
import * as endpoints from './endpoints.ts'

const { blade, blocks, clamm, cpamm, xsushi } = endpoints
const tables = Object.values(endpoints)

const urlOn = ({ rows }: typeof blade, chainId: number) =>
  rows.find(({ network }) => network.chainId === chainId)?.url

it.each(tables)('%# has rows, each network once', ({ rows }) => {
  expect(rows).not.toEqual([])
  const networks = rows.map(({ network }) => network)
  expect(networks).toEqual([...new Set(networks)])
})

const gateway = `https://gateway-arbitrum.network.thegraph.com/api/${GRAPH_KEY}`
const goldsky = 'https://api.goldsky.com/api/public'

it.each([
  [cpamm, 1, `${gateway}/deployments/id/QmaR2nAMF6dCHBL1eFNQ4F5nGpJQs7V11PZobJB2FgQtbt`],
  [clamm, 747474, `${gateway}/subgraphs/id/2YG7eSFHx1Wm9SHKdcrM8HR23JQpVe8fNNdmDHMXyVYR`],
  [xsushi, 1, `${gateway}/deployments/id/QmWisRwB5h2fWMUdGbxQEdqMvVWAiZB1BxsCdoqcsn2Cij`],
  [
    blocks,
    2046399126,
    'https://elated-tan-skat-graph.skalenodes.com:8000/subgraphs/name/sushi/blocks-skale-europa',
  ],
])('%# has the published endpoint', (table, chainId, url) => {
  expect(urlOn(table, chainId)).toBe(url)
})

/** The rows of 6.2.12, of which most differ from the published package: a second copy, to catch a changed digit. */
it('holds the differences of 6.2.12 for Blade', () => {
  const held = blade.rows.map(({ network, url }) => [network.chainId, url])
  expect(Object.fromEntries(held)).toMatchObject({
    1: `${gateway}/subgraphs/id/2BhN8mygHMmRkceMmod7CEEsGkcxh91ExRbEfRVkpVGM`,
    10: `${gateway}/subgraphs/id/Cu6atAfi6uR9mLMEBBjkhKSUUXHCobbB83ctdooexQ9f`,
    56: `${gateway}/subgraphs/id/HgcnDXW5D4xpnmGSssZsCcuQudUsRbPYrYjnif84NyLt`,
    137: `${gateway}/subgraphs/id/Brmf2gRdpLFsEF6YjSAMVrXqSfbhsaaWaWzdCYjE7iYY`,
    1101: `${gateway}/subgraphs/id/HkSpNiuPdZu5nidNwtSdWty4KkKjgRMoJwTKsjZmtgco`,
    5000: `${goldsky}/project_clslspm3c0knv01wvgfb2fqyq/subgraphs/blade/v3-mantle/gn`,
    8453: `${gateway}/subgraphs/id/8JiAx8TbKWBzZpxVMMdSJf77DyCWVt2RTNbXH8iYPg9Z`,
    42161: `${gateway}/subgraphs/id/ATBQPRjT28GEK6UaBAzXy64x9kFkNk1r64CdgmDJ587W`,
    747474: `${gateway}/subgraphs/id/2dqhcoLKbR7jLub7j1deLSguP5CE6doyVkJjWhtCRZEq`,
  })
})

describe('every endpoint', () => {
  const rows = tables.flatMap(table => table.rows)

  it('needs a key exactly on the decentralized network', () => {
    for (const { url, needsKey } of rows) expect(url.startsWith(gateway)).toBe(needsKey)
  })

  it('holds no key', () => {
    for (const { url } of rows) expect(url).not.toContain(SUSHI_DOMAIN_RESTRICTED_API_KEY)
  })
})

it('stops the query sample while the placeholder is in the endpoint', () => {
  const sample = new URL('../../content/snippets/subgraphs/query-subgraph.ts', import.meta.url)
  expect(readFileSync(sample, 'utf8')).toContain(`endpoint.includes('${GRAPH_KEY}')`)
})

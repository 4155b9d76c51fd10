import type { SearchAnswer } from 'docs-engine/config'
import { GRAPH_KEY } from '#facts/subgraphs/endpoint.ts'
import { blade, blocks, clamm, cpamm, xsushi } from '#facts/subgraphs/endpoints.ts'
import { placesOf } from './places.ts'
import { sentence } from './sentence.ts'

/** Where each table of endpoints stands. Its rows have no ids: they would cost its long pages more than they give. */
const tables = [
  { table: cpamm, href: '/subgraphs/cpamm#cpamm-endpoints' },
  { table: clamm, href: '/subgraphs/clamm#clamm-endpoints' },
  { table: blade, href: '/subgraphs/blade#blade-endpoints' },
  { table: blocks, href: '/subgraphs/blocks#blocks-endpoints' },
  { table: xsushi, href: '/subgraphs/xsushi#xsushi-endpoint' },
] as const

/** Where each subgraph is served. */
export const subgraphAnswers: readonly SearchAnswer[] = tables.flatMap(({ table, href }) =>
  table.rows.map(({ network, url, needsKey, notes }) => ({
    name: `${table.subgraph} subgraph`,
    where: network.name,
    kind: 'endpoint',
    value: url,
    text: sentence(needsKey ? `replace ${GRAPH_KEY}` : undefined, ...notes),
    subjects: [`${table.subgraph} subgraph`],
    places: placesOf(network),
    asks: ['endpoint', 'endpoints', 'url', 'address'],
    also: ['sushi', 'network', 'chain', 'mainnet'],
    href,
  })),
)

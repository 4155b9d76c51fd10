import type { SearchAnswer } from 'docs-engine/config'
import { endpointRowId, GRAPH_KEY } from '#facts/subgraphs/endpoint.ts'
import { blade, blocks, clamm, cpamm, xsushi } from '#facts/subgraphs/endpoints.ts'
import { placesOf } from './places.ts'
import { sentence } from './sentence.ts'

const tables = { cpamm, clamm, blade, blocks, xsushi }

/** Where each subgraph is served. */
export const subgraphAnswers: readonly SearchAnswer[] = Object.entries(tables).flatMap(
  ([page, table]) =>
    table.rows.map(row => ({
      name: `${table.subgraph} subgraph`,
      where: row.network.name,
      kind: 'endpoint',
      value: row.url,
      text: sentence(row.needsKey ? `replace ${GRAPH_KEY}` : undefined, ...row.notes),
      subjects: [`${table.subgraph} subgraph`],
      places: placesOf(row.network),
      asks: ['endpoint', 'endpoints', 'url', 'address'],
      also: ['sushi', 'network', 'chain'],
      href: `/subgraphs/${page}#${endpointRowId(table, row)}`,
    })),
)

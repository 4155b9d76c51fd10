import type { Source } from 'docs-engine/config'
import type { Network } from '../networks.ts'

/** One subgraph on one network. */
export interface Endpoint {
  readonly network: Network
  /** Where queries are posted; an API key goes where the placeholder stands. */
  readonly url: string
  /** Whether a query needs an API key. */
  readonly needsKey: boolean
  /** What a reader has to know before using it; short phrases. */
  readonly notes: readonly string[]
}

/** Where a subgraph is served: one table of a page. */
export interface EndpointTable {
  /** What the subgraph is called. */
  readonly subgraph: string
  readonly version: string
  /** How the rows came about: one sentence. */
  readonly origin: string
  readonly source?: Source
  readonly rows: readonly Endpoint[]
}

/** Stands in an endpoint where the reader's own API key belongs. It is no key, so a query with it fails. */
export const GRAPH_KEY = 'YOUR_GRAPH_KEY'

/** Where keys for the decentralized network are made, and how. */
export const graphKeySource: Source = {
  title: 'Managing API keys, in the documentation of The Graph',
  url: 'https://thegraph.com/docs/en/subgraphs/querying/managing-api-keys/',
  checked: '2026-11-21',
}

/** Where an account makes its API keys. Source: the page above. */
export const GRAPH_STUDIO_URL = 'https://thegraph.com/studio/'

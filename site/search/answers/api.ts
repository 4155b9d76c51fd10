import type { SearchAnswer } from 'docs-engine/config'
import { endpoints } from '#facts/api/endpoints.ts'
import { API_HOST } from '#facts/api/host.ts'
import { apiChainIds } from '#facts/api/networks.ts'
import { parameters } from '#facts/api/parameters.ts'
import { apiErrors } from '#facts/errors/catalog.ts'
import { errorPath } from '#facts/errors/lookup.ts'
import { overloaded } from '#facts/errors/overloaded.ts'
import { retrySentence, waitText } from '#facts/errors/retry-text.ts'
import { networkMatrix } from '#facts/network-matrix.ts'
import { placesOf } from './places.ts'

/** The calls that name a network and nothing else in their path, with what readers call them. */
const calls = [
  { endpoint: 'quote', name: 'Quote', subjects: ['quote', 'get quote'] },
  { endpoint: 'swap', name: 'Swap', subjects: ['swap', 'get swap'] },
  { endpoint: 'prices', name: 'Prices', subjects: ['price', 'prices', 'get prices'] },
] as const

/** What a request has to have besides the network. */
function required(endpoint: keyof typeof parameters): string {
  const names = parameters[endpoint]
    .filter(parameter => parameter.in === 'query' && parameter.required)
    .map(({ name }) => name)
  return names.length > 0 ? `GET, with ${names.join(', ')}.` : 'GET.'
}

const networks = networkMatrix
  .map(({ network }) => network)
  .filter(({ chainId }) => apiChainIds.has(chainId))

/** Where a request of each network is sent to. */
export const requestAnswers: readonly SearchAnswer[] = calls.flatMap(
  ({ endpoint, name, subjects }) =>
    networks.map(network => ({
      name,
      where: network.name,
      kind: 'address of the request',
      value: API_HOST + endpoints[endpoint].path.replace('{chainId}', String(network.chainId)),
      text: required(endpoint),
      subjects,
      places: placesOf(network),
      asks: ['request', 'path', 'url', 'endpoint'],
      also: ['api', 'sushi', 'network', 'chain'],
      href: `/api/swagger#${endpoint}`,
    })),
)

const ASKS_ABOUT_ERROR = [
  'error',
  'errors',
  'code',
  'status',
  'http',
  'mean',
  'meaning',
  'retry',
  'wait',
]

/** What each code of the catalog means, and whether to retry. */
export const errorAnswers: readonly SearchAnswer[] = [
  ...apiErrors.map(({ code, status, slug, listTitle, meaning, retry, wait }) => ({
    name: listTitle,
    where: `HTTP ${status}`,
    kind: 'code',
    value: code,
    text: `${meaning} Retry? ${retrySentence[retry]} Wait: ${waitText({ wait }).toLowerCase()}.`,
    subjects: [listTitle, String(status)],
    places: [],
    asks: ASKS_ABOUT_ERROR,
    also: ['api', 'sushi', 'should'],
    href: errorPath(slug),
  })),
  {
    name: 'Overloaded, without a code',
    where: `HTTP ${overloaded.status}`,
    kind: 'status',
    value: String(overloaded.status),
    text: `${overloaded.meaning} Retry? ${retrySentence.yes} Wait: ${waitText({ wait: 'not published' }).toLowerCase()}.`,
    subjects: [String(overloaded.status), 'overloaded'],
    places: [],
    asks: ASKS_ABOUT_ERROR,
    also: ['api', 'sushi', 'should'],
    href: '/api/errors',
  },
]

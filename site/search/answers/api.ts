import type { SearchAnswer } from 'docs-engine/config'
import { endpoints } from '#facts/api/endpoints.ts'
import { API_HOST } from '#facts/api/host.ts'
import { apiChainIds } from '#facts/api/networks.ts'
import { parameters } from '#facts/api/parameters.ts'
import type { ApiError } from '#facts/errors/api-error.ts'
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
      also: ['api', 'sushi', 'network', 'chain', 'mainnet'],
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

/** What an error says of itself. */
type ToldError = Pick<ApiError, 'status' | 'meaning' | 'retry' | 'wait'>

/** What an error means, and whether to retry. */
function errorAnswer(
  { status, meaning, retry, wait }: ToldError,
  own: Pick<SearchAnswer, 'name' | 'kind' | 'value' | 'subjects' | 'href'>,
): SearchAnswer {
  return {
    ...own,
    where: `HTTP ${status}`,
    text: `${meaning} Retry? ${retrySentence[retry]} Wait: ${waitText({ wait }).toLowerCase()}.`,
    places: [],
    asks: ASKS_ABOUT_ERROR,
    also: ['api', 'sushi', 'should'],
  }
}

/** Each code of the catalog, and the status that comes without one. */
export const errorAnswers: readonly SearchAnswer[] = [
  ...apiErrors.map(error =>
    errorAnswer(error, {
      name: error.listTitle,
      kind: 'code',
      value: error.code,
      subjects: [error.listTitle, String(error.status)],
      href: errorPath(error.slug),
    }),
  ),
  errorAnswer(
    { ...overloaded, retry: 'yes', wait: 'not published' },
    {
      name: 'Overloaded, without a code',
      kind: 'status',
      value: String(overloaded.status),
      subjects: [String(overloaded.status), 'overloaded'],
      href: '/api/errors',
    },
  ),
]

import type { Definition } from 'docs-engine/api'
import {
  API_HOST,
  API_KEY_PARAMETER,
  API_KEY_VARIABLE,
  API_PORTAL_URL,
  API_VERSION,
} from '#facts/api/host.ts'
import { DOCS_URL, DOCUMENTED_VERSION } from '#facts/docs-version.ts'
import { overloaded } from '#facts/errors/overloaded.ts'
import { links } from '#facts/links.ts'
import { paths } from './operations.ts'
import { problemResponses, problemSchemas } from './problems.ts'
import { schemas } from './schemas.ts'

/** The definition of the Sushi API. */
export const sushiApi: Definition = {
  keyPage: '/api/authentication#sushi-api',
  file: 'openapi.yaml',
  source: 'api-definitions/sushi/definition.ts',
  keyVariable: API_KEY_VARIABLE,
  document: {
    openapi: '3.1.0',
    info: {
      title: 'Sushi API',
      version: API_VERSION,
      summary: 'Prices, quotes and swaps.',
      description: [
        `Written from the protocol's published documentation, version ${DOCUMENTED_VERSION}, and from the published package.`,
        'Examples are made up and agree with one another; none was recorded from a server.',
        'Which call returns which error is not published call by call: a call lists those that can follow from what it does. Numeric limits, a `Retry-After` header and headers about limits are not published.',
        '`x-retry` says of each error, by its `code`, whether the same request may be repeated (`no`, `maybe` once, or `yes`) and what it waits for. The name is ours: no word for it is established.',
        `Lists in a query are sent once, joined with commas: the protocol's own definition has these parameters as text with commas.`,
        `The protocol's own definition also lists status ${overloaded.status} for ${overloaded.calls.join(', ')}, without a body. It is not listed here.`,
        'The license is that of this definition; terms for using the API are not published.',
      ].join('\n\n'),
      contact: { name: 'Sushi', url: links.repository.href },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: {
      description: 'Errors of the API, and what to do about each',
      url: `${DOCS_URL}/api/errors`,
    },
    servers: [{ url: API_HOST, description: 'The public host' }],
    tags: [
      {
        name: 'Swap',
        description: 'What a trade returns, and the transaction that carries it out.',
      },
      { name: 'Price', description: 'US dollar prices of tokens.' },
      { name: 'Token', description: 'Details of token contracts.' },
      { name: 'Liquidity providers', description: 'Where routes find liquidity.' },
    ],
    security: [{ keyInQuery: [] }, { keyInHeader: [] }, {}],
    paths,
    components: {
      schemas: { ...schemas, ...problemSchemas },
      responses: problemResponses,
      securitySchemes: {
        keyInQuery: {
          type: 'apiKey',
          in: 'query',
          name: API_KEY_PARAMETER,
          description: `API key as a query parameter. Keys are issued at [the API portal](${API_PORTAL_URL}). The documentation calls it optional, and has an error for a missing key.`,
        },
        keyInHeader: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'API key in the authorization header. The scheme of the header, such as Bearer, is not published; use the query parameter unless you know it.',
        },
      },
    },
  },
}

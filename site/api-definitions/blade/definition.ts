import type { Definition } from 'docs-engine/api'
import {
  BLADE_API_VERSION,
  BLADE_HOST,
  BLADE_KEY_HEADER,
  BLADE_KEY_VARIABLE,
  bladeSupport,
} from '#facts/api/blade-api.ts'
import { bladeSources } from '#facts/blade/sources.ts'
import { DOCS_URL, DOCUMENTED_VERSION } from '#facts/docs-version.ts'
import { errorAnswers } from './errors.ts'
import { paths } from './operations.ts'
import { schemas } from './schemas.ts'

/** The definition of the Blade API. */
export const bladeApi: Definition = {
  keyPage: '/api/authentication#blade-api',
  file: 'blade-openapi.json',
  source: 'api-definitions/blade/definition.ts',
  keyVariable: BLADE_KEY_VARIABLE,
  document: {
    openapi: '3.1.0',
    info: {
      title: 'Blade API',
      version: BLADE_API_VERSION,
      summary: 'Pools, firm quotes and deposits.',
      description: [
        `Written from the API's published definition, as [documented at version ${DOCUMENTED_VERSION}](${bladeSources.apiDefinition.url}).`,
        'Examples are made up and agree with one another; none was recorded from a server.',
        'Requests are limited for each key. The limits are not published, and neither are headers about them.',
        'Which errors to retry is not published.',
        'The license is that of this definition; terms for using the API are not published.',
      ].join('\n\n'),
      contact: bladeSupport,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: {
      description: 'What Blade is and how it prices',
      url: `${DOCS_URL}/blade/introduction`,
    },
    servers: [{ url: BLADE_HOST, description: 'The public host' }],
    tags: [
      { name: 'Pool', description: 'What pools hold and how they price.' },
      { name: 'Quote', description: 'Firm quotes, and their signatures.' },
      { name: 'Deposit', description: 'Signed deposits of liquidity.' },
    ],
    security: [{ ApiKeyAuth: [] }],
    paths,
    components: {
      schemas,
      responses: errorAnswers,
      securitySchemes: {
        ApiKeyAuth: {
          type: 'apiKey',
          in: 'header',
          name: BLADE_KEY_HEADER,
          description: `API key in a header, for every call. Keys are issued by ${bladeSupport.name}, ${bladeSupport.email}.`,
        },
      },
    },
  },
}

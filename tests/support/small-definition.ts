import type { Definition, OpenApiDocument } from '#engine/model/api/document.ts'

/** A text for each place of a definition where one may stand; `place` tells places apart. */
export type TextOf = (place: string) => string

/** A name for each place where a parameter or a member of a body has one. */
export type NameOf = (name: string) => string

const problem = (text: TextOf, name: NameOf) => ({
  title: text('problem title'),
  description: text('problem'),
  type: 'object' as const,
  properties: { [name('code')]: { type: 'string' as const, description: text('code') } },
})

/**
 * A definition of two calls that has a text wherever one may stand.
 * @param text what stands there
 * @param name what parameters, members and examples are called
 */
export function smallDocument(
  text: TextOf = place => `About the ${place}.`,
  name: NameOf = word => word,
): OpenApiDocument {
  const value = text('value')
  const answers = {
    '200': {
      description: text('answer'),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Price' },
          examples: {
            [name('found')]: { summary: text('found'), description: text('shown'), value },
            [name('other')]: { summary: text('other'), value },
          },
        },
      },
    },
    '500': {
      description: text('failure'),
      content: { 'application/json': { schema: problem(text, name) } },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: text('API'),
      version: text('version'),
      summary: text('summary'),
      description: text('description'),
      contact: { name: text('contact'), url: 'https://docs.example.org' },
      license: { name: text('license'), identifier: 'MIT' },
    },
    externalDocs: { url: 'https://docs.example.org', description: text('further page') },
    servers: [{ url: 'https://api.example.org', description: text('host') }],
    tags: [{ name: text('group'), description: text('calls') }],
    security: [{ key: [] }, { other: [] }],
    paths: {
      '/price/{chainId}': {
        get: {
          operationId: 'price',
          tags: [text('group')],
          summary: text('call'),
          description: text('call in full'),
          parameters: [
            {
              name: 'chainId',
              in: 'path',
              description: text('network'),
              required: true,
              schema: { type: 'string', title: text('title'), enum: [value], default: value },
              example: value,
            },
            {
              name: name('currency'),
              in: 'query',
              description: text('currency'),
              schema: { type: 'string', 'x-unit': text('unit'), 'x-expected': text('shape') },
              example: value,
            },
          ],
          responses: answers,
        },
      },
      '/order': {
        post: {
          operationId: 'order',
          tags: [text('group')],
          summary: text('order'),
          description: text('order in full'),
          requestBody: {
            required: true,
            description: text('body'),
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Price' },
                examples: { [name('shown')]: { value } },
              },
            },
          },
          responses: answers,
        },
      },
    },
    components: {
      schemas: {
        Price: {
          title: text('price title'),
          description: text('price'),
          type: ['object', 'string'],
          properties: {
            [name('amount')]: { type: 'string', description: text('amount'), const: value },
            [name('list')]: { type: 'array', items: { type: 'string', enum: [value] } },
          },
          required: [name('amount')],
        },
      },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: text('key') },
        other: { type: 'apiKey', in: 'query', name: 'apiKey', description: text('other key') },
      },
    },
  }
}

/** A definition as a site publishes it. */
export function smallDefinition(
  document: OpenApiDocument = smallDocument(),
  file = 'openapi.yaml',
): Definition {
  return { file, source: 'extensions.ts', keyVariable: 'API_KEY', document }
}

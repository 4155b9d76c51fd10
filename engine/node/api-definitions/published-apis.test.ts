import { expect, it } from 'vitest'
import type { Definition, SchemaOrReference } from '#model/api/document.ts'
import { apiReader } from './api-reader.ts'
import { readDefinitions } from './definitions.ts'
import { publishApis } from './published-apis.ts'

function definitionOf(file: string, schema: SchemaOrReference): Definition {
  return {
    file,
    source: 'extensions.ts',
    keyVariable: 'KEY',
    document: {
      openapi: '3.1.0',
      info: {
        title: 'Prices',
        version: '1',
        summary: 'Prices.',
        description: 'Prices.',
        contact: { name: 'Example', url: 'https://example.org' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      externalDocs: { url: 'https://example.org' },
      servers: [{ url: 'https://api.example.org', description: 'The host' }],
      tags: [{ name: 'Price', description: 'Prices.' }],
      security: [{}],
      paths: {
        '/price': {
          get: {
            operationId: 'price',
            tags: ['Price'],
            summary: 'Price',
            description: 'Answers a price.',
            responses: {
              '200': { description: 'The price.', content: { 'application/json': { schema } } },
            },
          },
        },
      },
      components: { schemas: { Price: { type: 'number' } }, securitySchemes: {} },
    },
  }
}

const right = definitionOf('prices.yaml', { $ref: '#/components/schemas/Price' })
const broken = definitionOf('broken.json', { $ref: '#/components/schemas/Prise' })
const extensions = { apiDefinitions: [right, broken], apiErrors: [] }

it('hands out an API, and the address of the file that is written for its forms', async () => {
  const apis = await publishApis(extensions, '/docs/')
  const { api, form, formAddress } = apiReader(apis)('prices.yaml')
  expect(api.host).toBe('https://api.example.org')
  const { files } = await readDefinitions(extensions, apis)
  expect(formAddress).toMatch(/^\/docs\/assets\/api-prices-[\w-]{10}\.json$/)
  const written = files.find(({ file }) => formAddress === `/docs/${file}`)
  expect(JSON.parse(written?.text ?? '')).toEqual(form)
  expect(form.operations.map(({ id }) => id)).toEqual(['price'])
})

it('names the file by what is in it', async () => {
  const addressOf = async (definition: Definition) =>
    apiReader(await publishApis({ apiDefinitions: [definition], apiErrors: [] }, '/'))(
      'prices.yaml',
    ).formAddress
  expect(await addressOf(right)).toBe(await addressOf(right))
  expect(await addressOf({ ...right, keyVariable: 'OTHER' })).not.toBe(await addressOf(right))
})

it('refuses a name that no definition has, and says which there are', async () => {
  const readApi = apiReader(await publishApis(extensions, '/'))
  expect(() => readApi('price.yaml')).toThrow(
    expect.objectContaining({
      message: 'there is no API definition "price.yaml"',
      fix: 'use one of: prices.yaml, broken.json',
    }),
  )
  const readNone = apiReader(new Map())
  expect(() => readNone('price.yaml')).toThrow(
    expect.objectContaining({ fix: 'add it to apiDefinitions in extensions.ts' }),
  )
})

it('says of a broken definition that it comes first; the check of definitions says what is wrong', async () => {
  const apis = await publishApis(extensions, '/')
  expect(() => apiReader(apis)('broken.json')).toThrow('broken.json cannot be resolved')
  const { diagnostics, files } = await readDefinitions(extensions, apis)
  expect(diagnostics.map(({ message }) => message).join()).toContain('leads nowhere')
  expect(files.some(({ file }) => file.startsWith('assets/api-broken'))).toBe(false)
})

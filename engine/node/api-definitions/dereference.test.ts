import { expect, it } from 'vitest'
import type { OpenApiDocument, SchemaOrReference } from '#model/api/document.ts'
import { dereference } from './dereference.ts'

const amount: SchemaOrReference = {
  title: 'Amount',
  description: 'An amount.',
  type: 'integer',
  minimum: 0,
}
const amountRef = '#/components/schemas/Amount'

function documentOf(properties: Readonly<Record<string, SchemaOrReference>>): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Test',
      version: '1',
      summary: '',
      description: '',
      contact: { name: 'Test' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { url: 'https://example.org' },
    servers: [],
    tags: [],
    security: [],
    paths: {},
    components: {
      schemas: { Amount: amount, Trade: { type: 'object', properties } },
      securitySchemes: {},
    },
  }
}

async function tradeWith(properties: Readonly<Record<string, SchemaOrReference>>) {
  const { components } = await dereference(documentOf(properties))
  return components.schemas.Trade?.properties
}

it('puts what is referred to in place, at each use', async () => {
  expect(await tradeWith({ a: { $ref: amountRef }, b: { $ref: amountRef } })).toEqual({
    a: amount,
    b: amount,
  })
})

it('prefers what stands beside a reference, at each use', async () => {
  const own = { description: 'Input.', examples: ['1'], minimum: 1, 'x-unit': 'wei' }
  const other = { description: 'Output.', maximum: 9 }
  expect(
    await tradeWith({
      plain: { $ref: amountRef },
      a: { $ref: amountRef, ...own },
      b: { $ref: amountRef, ...other },
      c: { $ref: amountRef, ...own },
      last: { $ref: amountRef },
    }),
  ).toEqual({
    plain: amount,
    a: { ...amount, ...own },
    b: { ...amount, ...other },
    c: { ...amount, ...own },
    last: amount,
  })
})

it('leaves the definition as it is', async () => {
  const document = documentOf({ a: { $ref: amountRef } })
  const before = structuredClone(document)
  await dereference(document)
  expect(document).toEqual(before)
})

it.each([
  ['nowhere', '#/components/schemas/Amout'],
  ['in a circle', '#/components/schemas/Trade'],
])('refuses a reference that leads %s', async (_, $ref) => {
  await expect(tradeWith({ a: { $ref } })).rejects.toThrow()
})

import { expect, it } from 'vitest'
import type { Schema } from '#model/api/document.ts'
import { wholeSchema } from './whole-schema.ts'

const text: Schema = { type: 'string' }

it('has the members of all variants, required where every variant requires them', () => {
  const schema: Schema = {
    title: 'Deposit',
    anyOf: [
      {
        properties: { id: text, all: text, single: { type: 'boolean', const: false } },
        required: ['id', 'all'],
      },
      {
        properties: { id: text, single: { type: 'boolean', const: true }, one: text },
        required: ['id', 'single', 'one'],
      },
    ],
  }
  expect(wholeSchema(schema)).toEqual({
    title: 'Deposit',
    properties: { id: text, all: text, single: { type: 'boolean' }, one: text },
    required: ['id'],
  })
})

it('is a schema without variants as it is, and keeps what is the same in all', () => {
  const plain: Schema = { type: 'object', properties: { id: text }, required: ['id'] }
  expect(wholeSchema(plain)).toBe(plain)
  const always: Schema = { properties: { kind: { const: 'a' } }, required: ['kind'] }
  expect(wholeSchema({ anyOf: [always, always] }).properties).toEqual({ kind: { const: 'a' } })
})

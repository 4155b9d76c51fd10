import { expect, it } from 'vitest'
import type { Schema } from '#model/api/document.ts'
import { bodyKindsOf } from './body-kinds.ts'

const text: Schema = { type: 'string' }

it('tells what each kind of body needs, lacks and fixes', () => {
  const schema: Schema = {
    anyOf: [
      {
        properties: { id: text, all: text, single: { type: 'boolean', const: false } },
        required: ['id', 'all'],
      },
      {
        properties: { id: text, single: { type: 'boolean', const: true }, one: text, count: text },
        required: ['id', 'single', 'one'],
      },
    ],
  }
  expect(bodyKindsOf(schema)).toEqual([
    { needs: ['all'], lacks: ['one', 'count'], fixed: { single: 'false' } },
    { needs: ['single', 'one'], lacks: ['all'], fixed: { single: 'true' } },
  ])
})

it('finds no kinds in a body without variants', () => {
  expect(bodyKindsOf({ type: 'object', properties: { id: text }, required: ['id'] })).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { Schema } from '#model/api/document.ts'
import { en } from '#words/en.ts'
import { factsOf, rangeWords } from './schema-words.ts'
import { typeWords } from './type-words.ts'

describe('the words of a schema', () => {
  it.each<[string, Schema]>([
    ['string', { type: 'string' }],
    ['string or null', { type: ['string', 'null'] }],
    ['list of Token', { type: 'array', items: { type: 'object', title: 'Token' } }],
    ['list of string', { type: 'array', items: { type: 'string', title: 'Address' } }],
    ['map of number', { type: 'object', additionalProperties: { type: 'number' } }],
    ['one of A, B', { oneOf: [{ title: 'A' }, { title: 'B' }] }],
    ['any', {}],
  ])('say %s', (words, schema) => {
    expect(typeWords(schema, en)).toBe(words)
  })

  it('tell a closed end of a range from an open one', () => {
    expect(rangeWords({ minimum: 0, exclusiveMaximum: 1 })).toBe('at least 0, below 1')
    expect(rangeWords({ type: 'number' })).toBeUndefined()
  })

  it('tell a default of false or 0 from none', () => {
    expect(factsOf({ default: false })).toEqual([{ label: 'Default', codes: ['false'] }])
    expect(factsOf({ default: 0 })).toEqual([{ label: 'Default', codes: ['0'] }])
    expect(factsOf({})).toEqual([])
  })
})

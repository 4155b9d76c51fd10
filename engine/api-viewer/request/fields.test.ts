import { describe, expect, it } from 'vitest'
import type { Parameter, Schema } from '#model/api/document.ts'
import { en } from '#words/en.ts'
import { fieldsOf, textOfValue } from './fields.ts'

const inQuery = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  description: 'A parameter.',
  schema: { type: 'string' },
  ...more,
})

const bodyOf = (schema: Schema) => ({
  required: true,
  description: '',
  content: { 'application/json': { schema } },
})

function onlyField(parameter: Parameter) {
  const [field] = fieldsOf({ parameters: [parameter] }, en)
  return field
}

describe('the fields of a call', () => {
  it('are its parameters, then the members of its body, as the definition orders them', () => {
    const body = bodyOf({
      type: 'object',
      properties: { note: { type: 'string' }, id: { type: 'string' } },
      required: ['id'],
    })
    const parameters = [inQuery('b'), inQuery('a', { required: true })]
    const fields = fieldsOf({ parameters, body }, en)
    expect(fields.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['b', 'query', false],
      ['a', 'query', true],
      ['note', 'body', false],
      ['id', 'body', true],
    ])
  })

  it('say what a value counts, else how it looks, else its type', () => {
    const schema: Schema = { type: 'integer', 'x-unit': 'seconds', 'x-expected': 'whole seconds' }
    const { 'x-unit': _, ...withoutUnit } = schema
    expect(onlyField(inQuery('a', { schema }))?.hint).toBe('seconds')
    expect(onlyField(inQuery('a', { schema: withoutUnit }))?.hint).toBe('whole seconds')
    expect(onlyField(inQuery('a', { schema: { type: 'integer' } }))?.hint).toBe('integer')
  })

  it('hold the rules of a value and none of its words', () => {
    const items: Schema = { title: 'Name', description: 'A name.', type: 'string', pattern: '^a' }
    const schema: Schema = { type: 'array', items, description: 'Names.', examples: [['a']] }
    expect(onlyField(inQuery('a', { schema }))?.schema).toEqual({
      type: 'array',
      items: { type: 'string', pattern: '^a' },
    })
    expect(onlyField(inQuery('a', { schema: { default: false } }))?.schema).toEqual({
      default: false,
    })
    const names: Schema = { type: 'object', propertyNames: items }
    expect(onlyField(inQuery('a', { schema: names }))?.schema).toEqual({
      type: 'object',
      propertyNames: { type: 'string', pattern: '^a' },
    })
  })

  it('begin with the example as text; an optional member of a body begins empty', () => {
    expect(onlyField(inQuery('a', { example: ['x', 'y'] }))?.example).toBe('x,y')
    const member: Schema = { type: 'integer', examples: [7] }
    const properties = { needed: member, other: member }
    const body = bodyOf({ type: 'object', properties, required: ['needed'] })
    const examples = fieldsOf({ parameters: [], body }, en).map(({ name, example }) => [
      name,
      example,
    ])
    expect(examples).toEqual([
      ['needed', '7'],
      ['other', undefined],
    ])
  })

  it('have a placeholder where a value is required', () => {
    const address: Schema = { title: 'Address', type: 'string' }
    const placeholderOf = (more: Partial<Parameter>) => onlyField(inQuery('to', more))?.placeholder
    expect(placeholderOf({ required: true })).toBe('YOUR_TO')
    expect(placeholderOf({ required: true, schema: address })).toBe('YOUR_ADDRESS')
    expect(placeholderOf({ schema: address })).toBeUndefined()
  })
})

it.each([
  [['a', 'b'], 'a,b'],
  [{ a: '1' }, '{"a":"1"}'],
  [false, 'false'],
  [0, '0'],
] as const)('%j is written as %s', (value, text) => {
  expect(textOfValue(value)).toBe(text)
})

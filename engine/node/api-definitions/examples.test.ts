import { describe, expect, it } from 'vitest'
import type { Json, SchemaOrReference } from '#model/api/document.ts'
import { faultsOfExamples } from './examples.ts'

const found: SchemaOrReference = {
  type: 'object',
  properties: { status: { type: 'string', const: 'Found' }, price: { type: 'number' } },
  required: ['status', 'price'],
}
const none: SchemaOrReference = {
  type: 'object',
  properties: { status: { type: 'string', const: 'None' } },
  required: ['status'],
}
const either: SchemaOrReference = {
  oneOf: [found, none],
  discriminator: { propertyName: 'status', mapping: { Found: '#/a', None: '#/b' } },
}

/** What is said of an example of a body, as pointer and message. */
function saidOf(schema: SchemaOrReference, value: Json): string[] {
  const document = { content: { 'application/json': { schema, examples: { one: { value } } } } }
  return faultsOfExamples(document).map(
    ({ place, message }) => `${place.slice(5).join('/')}: ${message}`,
  )
}

describe('an example', () => {
  it.each<[SchemaOrReference, Json]>([
    [found, { status: 'Found', price: 1 }],
    [either, { status: 'Found', price: 1 }],
    [either, { status: 'None' }],
    [{ type: 'object' }, { anything: 1 }],
    [{ type: 'object', additionalProperties: found }, { a: { status: 'Found', price: 1 } }],
  ])('that fits %j is right', (schema, value) => {
    expect(saidOf(schema, value)).toEqual([])
  })

  it.each<[string, SchemaOrReference, Json]>([
    ['price', found, { status: 'Found', price: '1' }],
    ['price', either, { status: 'Found', price: '1' }],
    ['0/price', { type: 'array', items: either }, [{ status: 'Found', price: '1' }]],
  ])('that breaks its schema is refused at %s', (place, schema, value) => {
    expect(saidOf(schema, value)).toEqual([
      `${place}: the example breaks its schema: it must be number`,
    ])
  })

  it.each<[SchemaOrReference, Json]>([
    [found, { status: 'Found', price: 1, hint: 1 }],
    [either, { status: 'None', hint: 1 }],
  ])('with a member that %j does not name is refused', (schema, value) => {
    expect(saidOf(schema, value)).toEqual([
      ': the example breaks its schema: it has "hint", which the schema does not name',
    ])
  })

  it('has to fit one of several alternatives, and has no member that it does not name', () => {
    const alternatives: SchemaOrReference = { anyOf: [found, none] }
    expect(saidOf(alternatives, { status: 'None' })).toEqual([])
    expect(saidOf(alternatives, { status: 'Found', price: 1 })).toEqual([])
    expect(saidOf(alternatives, { status: 'Found', price: '1' })).not.toEqual([])
    expect(saidOf(alternatives, { status: 'None', hint: 1 })).not.toEqual([])
  })

  it('with a whole number beyond what JavaScript holds exactly is refused', () => {
    // What the source says is lost by then: 2^53 + 1 has become 2^53.
    const value = { a: [2 ** 53], b: Number.MAX_SAFE_INTEGER, c: '9007199254740993' }
    expect(saidOf({ type: 'object' }, value)).toEqual([
      'a/0: the example is a number that JavaScript does not hold exactly',
    ])
  })

  it('may have the members of a variant besides those of its own schema', () => {
    const schema: SchemaOrReference = {
      type: 'object',
      properties: { id: { type: 'string' } },
      oneOf: [found, none],
    }
    expect(saidOf(schema, { id: 'a', status: 'None' })).toEqual([])
  })
})

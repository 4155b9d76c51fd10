import { describe, expect, it } from 'vitest'
import type { BodyKind, FieldSchema } from '#model/api/form.ts'
import { fieldError, keyError, requestErrors, togetherError } from './validate.ts'

const address: FieldSchema = {
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{40}$',
  'x-expected': '0x and 40 hexadecimal digits',
}
const fraction: FieldSchema = { type: 'number', minimum: 0, exclusiveMaximum: 1 }
const amounts: FieldSchema = {
  type: 'object',
  additionalProperties: { type: 'string', pattern: '^(?:0|[1-9]\\d*)$', 'x-expected': 'digits' },
}
const named: FieldSchema = {
  ...amounts,
  propertyNames: { type: 'string', pattern: '^0x[a-f]$', 'x-expected': '0x1' },
}
const WHOLE = 'Expected a whole number in plain digits, without leading zeros'
const PLAIN = 'Expected a number in plain digits, such as 0.5'
const AT_MOST = 'Expected at most 9007199254740992'
const bodyKinds: readonly BodyKind[] = []
const UNQUOTED = 'a: Expected a value without quotes'

describe('the rules of a field', () => {
  it.each<[string, FieldSchema, string | undefined]>([
    ['0x1', address, 'Expected 0x and 40 hexadecimal digits'],
    [`0x${'aB'.repeat(20)}`, address, undefined],
    [` 0x${'aB'.repeat(20)} `, address, undefined],
    ['1.5', { type: 'integer' }, WHOLE],
    ['1e3', { type: 'integer' }, WHOLE],
    ['1e400', { type: 'integer' }, WHOLE],
    ['007', { type: 'integer' }, WHOLE],
    ['1234567890123456789', { type: 'integer' }, undefined],
    ['9007199254740993', { type: 'integer', maximum: 9007199254740992 }, AT_MOST],
    ['1', { type: ['integer', 'null'] }, undefined],
    ['null', { type: ['integer', 'null'] }, undefined],
    ['2', { type: 'integer', enum: [1, 2] }, undefined],
    ['3', { type: 'integer', enum: [1, 2] }, 'Expected one of 1, 2'],
    ['0', { type: 'integer', minimum: 1 }, 'Expected at least 1'],
    ['1', fraction, 'Expected at least 0, below 1'],
    ['-0.1', fraction, 'Expected at least 0, below 1'],
    ['0,5', fraction, PLAIN],
    ['0.005', fraction, undefined],
    ['0.99999999999999999999', fraction, undefined],
    ['.5', fraction, PLAIN],
    ['5e-3', fraction, PLAIN],
    ['half', fraction, PLAIN],
    ['yes', { type: 'boolean' }, 'Expected true or false'],
    ['both', { type: 'string', enum: ['input', 'output'] }, 'Expected one of input, output'],
    ['a,,b', { type: 'array', items: { type: 'string' } }, 'An entry is empty'],
    ['0x1,0x2', { type: 'array', items: address }, 'Expected 0x and 40 hexadecimal digits'],
    ['{"a":', { type: 'object' }, 'Expected a JSON object'],
    ['{"a":"1"}', { type: 'object' }, undefined],
    ['[]', { type: 'object' }, 'Expected a JSON object'],
    ['{"a":"1"}', amounts, undefined],
    ['{"a":"01"}', amounts, 'a: Expected digits'],
    ['{"a":1}', amounts, 'a: Expected a text in quotes'],
    ['{"a":1e400}', { type: 'object', additionalProperties: { type: 'integer' } }, `a: ${WHOLE}`],
    ['{"a":"1"}', { type: 'object', additionalProperties: { type: 'integer' } }, UNQUOTED],
    ['{"0xa":"1","0xb":"2"}', named, undefined],
    ['{"0xg":"1"}', named, '0xg: Expected 0x1'],
    ['{"0xa":"1"," 0xb":"2"}', named, ' 0xb: Expected 0x1'],
    ['{"":"1"}', named, '"": Expected 0x1'],
    ['{"0xa":"01"}', named, '0xa: Expected digits'],
    ['{"0xa":"1","0x\\u0061":"1"}', named, 'Expected each name once'],
    ['{"b":{}}', { type: 'object', propertyNames: { enum: ['a'] } }, 'b: Expected one of a'],
    ['5b2f4c1e', { type: 'string', format: 'uuid' }, 'Expected a UUID'],
    ['a\uD800', { type: 'string' }, expect.stringMatching(/^Expected whole characters/)],
    ['\u200B0x1', { type: 'string', pattern: '^0x1$' }, undefined],
  ])('of %j', (text, schema, diagnostic) => {
    expect(fieldError({ schema, required: false, in: 'query' }, text)).toEqual(diagnostic)
  })

  it('let an optional field be empty, and no required one', () => {
    const field = { schema: address, in: 'query' } as const
    expect(fieldError({ ...field, required: false }, ' ')).toBeUndefined()
    expect(fieldError({ ...field, required: true }, ' ')).toBe('Required')
    expect(fieldError({ ...field, required: true }, '\u200B')).toBe('Required')
  })

  it('let nothing lead to another path', () => {
    const field = { schema: { type: 'string' }, in: 'path', required: true } as const
    for (const dots of ['.', '..']) expect(fieldError(field, dots)).toBe('Expected more than dots')
    expect(fieldError(field, '...')).toBeUndefined()
  })

  it('ask for exactly one of two', () => {
    const exactlyOneOf = ['input_amount', 'output_amount']
    const error = 'Enter exactly one of input_amount and output_amount'
    expect(requestErrors({ fields: [], exactlyOneOf, bodyKinds }, {})).toEqual([error])
    const both = { input_amount: '1', output_amount: '1' }
    expect(requestErrors({ fields: [], exactlyOneOf, bodyKinds }, both)).toEqual([error])
    expect(requestErrors({ fields: [], exactlyOneOf, bodyKinds }, { input_amount: '1' })).toEqual(
      [],
    )
    expect(requestErrors({ fields: [], exactlyOneOf: [], bodyKinds }, {})).toEqual([])
  })

  it('ask for one kind of body, and nothing of the other', () => {
    const kinds: readonly BodyKind[] = [
      { needs: ['all'], lacks: ['one', 'count'], fixed: { single: 'false' } },
      { needs: ['single', 'one'], lacks: ['all'], fixed: { single: 'true' } },
    ]
    const errorOf = (values: Record<string, string>) =>
      togetherError({ exactlyOneOf: [], bodyKinds: kinds }, values)
    const error = 'Enter either all or single: true and one, and nothing of the other'
    for (const wrong of [
      {},
      { single: 'true' },
      { one: 'x' },
      { single: 'true', all: '{}' },
      { single: 'false', one: 'x' },
      { all: '{}', one: 'x' },
      { all: '{}', single: 'true', one: 'x' },
      { all: '{}', count: '1' },
    ])
      expect(errorOf(wrong)).toBe(error)
    for (const right of [
      { all: '{}' },
      { all: '{}', single: 'false', one: ' ' },
      { single: 'true', one: 'x' },
      { single: 'true', one: 'x', count: '1' },
    ])
      expect(errorOf(right)).toBeUndefined()
  })

  it('let a key be what a header can hold', () => {
    expect(keyError('a_Key-1')).toBeUndefined()
    expect(keyError('a\u200Bkey')).toBeDefined()
    expect(keyError('')).toBeUndefined()
  })

  it('are told together, by field, before what is wrong with several', () => {
    const fields = [
      { name: 'a', in: 'query', required: true, schema: {}, hint: '' },
      { name: 'b', in: 'query', required: false, schema: { type: 'integer' }, hint: '' },
    ] as const
    expect(requestErrors({ fields, exactlyOneOf: ['a', 'b'], bodyKinds }, { b: '1' })).toEqual([
      'a: Required',
    ])
    expect(
      requestErrors({ fields, exactlyOneOf: ['a', 'b'], bodyKinds }, { a: '1', b: 'x' }),
    ).toEqual([`b: ${WHOLE}`, 'Enter exactly one of a and b'])
  })
})

import { describe, expect, it } from 'vitest'
import type { FieldSchema } from '#model/api/form.ts'
import { fieldError, groupError } from './validate.ts'

const address: FieldSchema = {
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{40}$',
  'x-expected': '0x and 40 hexadecimal digits',
}
const fraction: FieldSchema = { type: 'number', minimum: 0, exclusiveMaximum: 1 }

describe('the rules of a field', () => {
  it.each<[string, FieldSchema, string | undefined]>([
    ['0x1', address, 'Expected 0x and 40 hexadecimal digits'],
    [`0x${'aB'.repeat(20)}`, address, undefined],
    [` 0x${'aB'.repeat(20)} `, address, undefined],
    ['1.5', { type: 'integer' }, 'Expected a whole number'],
    ['1e3', { type: 'integer' }, 'Expected a whole number'],
    ['0', { type: 'integer', minimum: 1 }, 'Expected at least 1'],
    ['1', fraction, 'Expected at least 0, below 1'],
    ['-0.1', fraction, 'Expected at least 0, below 1'],
    ['0,5', fraction, 'Expected a number'],
    ['0.005', fraction, undefined],
    ['.5', fraction, undefined],
    ['half', fraction, 'Expected a number'],
    ['yes', { type: 'boolean' }, 'Expected true or false'],
    ['both', { type: 'string', enum: ['input', 'output'] }, 'Expected one of input, output'],
    ['a,,b', { type: 'array', items: { type: 'string' } }, 'An entry is empty'],
    ['0x1,0x2', { type: 'array', items: address }, 'Expected 0x and 40 hexadecimal digits'],
    ['{"a":', { type: 'object' }, 'Expected a JSON object'],
    ['{"a":"1"}', { type: 'object' }, undefined],
    ['5b2f4c1e', { type: 'string', format: 'uuid' }, 'Expected a UUID'],
  ])('of %j', (text, schema, diagnostic) => {
    expect(fieldError({ schema, required: false }, text)).toBe(diagnostic)
  })

  it('let an optional field be empty, and no required one', () => {
    expect(fieldError({ schema: address, required: false }, ' ')).toBeUndefined()
    expect(fieldError({ schema: address, required: true }, ' ')).toBe('Required')
  })

  it('ask for exactly one of two', () => {
    const names = ['input_amount', 'output_amount']
    expect(groupError(names, {})).toMatch(/^Enter exactly one of input_amount and/)
    expect(groupError(names, { input_amount: '1', output_amount: '1' })).toBeDefined()
    expect(groupError(names, { input_amount: '1' })).toBeUndefined()
    expect(groupError([], {})).toBeUndefined()
  })
})

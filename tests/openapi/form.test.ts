import { describe, expect, it } from 'vitest'
import {
  knownProblem,
  parameterErrors,
  SHOWN_CHARACTERS,
  shownBody,
} from '#engine/api-viewer/playground/answer.ts'
import { mediaTypeWords } from '#engine/api-viewer/playground/answer-words.ts'
import { parseApi } from '#engine/api-viewer/playground/load-api.ts'
import { readYaml } from '#engine/api-viewer/playground/read-yaml.ts'
import { resolveReferences } from '#engine/api-viewer/playground/resolve-references.ts'
import { fieldError, groupError } from '#engine/api-viewer/playground/validate.ts'
import type { Field } from '#engine/api-viewer/request/build-request.ts'
import type { Json, Schema } from '#engine/model/api/document.ts'
import { textOf } from '#engine/node/api-definitions/definition-file.ts'
import { sushi } from '#site/api-definitions/apis.ts'
import { definitions } from '#site/api-definitions/definitions.ts'
import { apiErrors } from '#site/facts/errors/catalogue.ts'

const field = (schema: Schema, required = false): Field => ({
  name: 'x',
  in: 'query',
  required,
  schema,
  example: undefined,
})

describe('the reader of definitions', () => {
  it.each(definitions)('reads $file as it is published', definition => {
    const { file } = definition
    const text = textOf(definition)
    if (file.endsWith('.yaml'))
      expect(readYaml(text)).toEqual(JSON.parse(JSON.stringify(definition.document)))
    expect(parseApi(file, text, 'KEY').tags.length).toBeGreaterThan(2)
  })

  it('comes to the same as the library of the build', () => {
    const [definition] = definitions
    if (!definition) throw new Error('there is no definition')
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    expect(plain(parseApi(definition.file, textOf(definition), definition.keyVariable))).toEqual(
      plain(sushi),
    )
  })

  it.each(['just words', 'a: {b: 1}', '  a: 1\nb: 2', '<html>'])('refuses %j', text => {
    expect(() => readYaml(text)).toThrow()
  })

  it('prefers the words beside a reference', () => {
    const document: Json = {
      a: { $ref: '#/b~1c', description: 'own' },
      'b/c': { description: 'other', type: 'string' },
    }
    expect(resolveReferences(document)).toMatchObject({ a: { description: 'own', type: 'string' } })
    expect(() => resolveReferences({ a: { $ref: '#/d' } })).toThrow(/"#\/d" leads nowhere/)
  })
})

describe('the rules of a field', () => {
  const address: Schema = {
    type: 'string',
    pattern: '^0x[0-9a-fA-F]{40}$',
    'x-expected': '0x and 40 hexadecimal digits',
  }
  const fraction: Schema = { type: 'number', minimum: 0, exclusiveMaximum: 1 }
  it.each<[string, Schema, string | undefined]>([
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
    expect(fieldError(field(schema), text)).toBe(diagnostic)
  })

  it('let an optional field be empty, and no required one', () => {
    expect(fieldError(field(address), ' ')).toBeUndefined()
    expect(fieldError(field(address, true), ' ')).toBe('Required')
  })

  it('ask for exactly one of two', () => {
    const names = ['input_amount', 'output_amount']
    expect(groupError(names, {})).toMatch(/^Enter exactly one of input_amount and/)
    expect(groupError(names, { input_amount: '1', output_amount: '1' })).toBeDefined()
    expect(groupError(names, { input_amount: '1' })).toBeUndefined()
    expect(groupError([], {})).toBeUndefined()
  })
})

describe('an answer', () => {
  const swap = sushi.tags.flatMap(tag => tag.operations).find(({ id }) => id === 'swap')
  if (!swap) throw new Error('there is no swap')

  it.each(apiErrors)('with $code is explained, with its page', ({ code, slug, meaning }) => {
    expect(knownProblem(swap, { code, type: 'javascript:alert(1)' })).toMatchObject({
      page: `api/errors/${slug}`,
      meaning,
    })
  })

  it('without a known code is explained by nothing', () => {
    for (const json of [{ code: '418-01' }, { code: 1 }, [], null, 'x', undefined])
      expect(knownProblem(swap, json)).toBeUndefined()
  })

  it('lists the parameters that it names', () => {
    const errors = [{ parameter: 'tokenIn', detail: 'Required' }, { parameter: 1 }, null]
    expect(parameterErrors({ errors })).toEqual([{ parameter: 'tokenIn', detail: 'Required' }])
  })

  it('of 5 MB is shown in part, unparsed', async () => {
    const body = new Blob([`"${'x'.repeat(5_000_000)}"`])
    const shown = await shownBody(body)
    expect(shown.json).toBeUndefined()
    expect(shown.isShortened).toBe(true)
    expect(shown.text).toHaveLength(SHOWN_CHARACTERS)
    expect(shown.body).toBe(body)
  })

  it('that is JSON is indented', async () => {
    expect((await shownBody(new Blob(['{"a":1}']))).text).toBe('{\n  "a": 1\n}')
    expect((await shownBody(new Blob(['{"a":']))).text).toBe('{"a":')
  })

  it('of another type is named as such', async () => {
    const shown = await shownBody(new Blob(['<h1>Bad gateway</h1>']))
    const said = (type: string) =>
      mediaTypeWords({ isExample: false, headers: [['content-type', type]], ...shown })
    expect(said('text/html')).toMatch(/^The answer is text\/html, not JSON/)
    expect(said('application/json')).toMatch(/cannot be read as JSON/)
  })
})

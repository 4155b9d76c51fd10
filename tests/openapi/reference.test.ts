import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Fields } from '#engine/api-viewer/fields.tsx'
import {
  factsOf,
  isNullable,
  rangeWords,
  typeWords,
} from '#engine/api-viewer/request/schema-words.ts'
import { Responses } from '#engine/api-viewer/responses.tsx'
import { RichText } from '#engine/api-viewer/rich-text.tsx'
import type { Schema } from '#engine/model/api/document.ts'
import { blade, sushi } from '#site/api-definitions/apis.ts'
import { apiErrors } from '#site/facts/errors/catalogue.ts'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

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
    expect(typeWords(schema)).toBe(words)
  })

  it('tell a closed end of a range from an open one', () => {
    expect(rangeWords({ minimum: 0, exclusiveMaximum: 1 })).toBe('at least 0, below 1')
    expect(rangeWords({ type: 'number' })).toBeUndefined()
  })

  it('know null', () => {
    expect(isNullable({ type: ['integer', 'null'] })).toBe(true)
    expect(isNullable({ type: 'integer' })).toBe(false)
  })

  it('tell a default of false or 0 from none', () => {
    expect(factsOf({ default: false })).toEqual([{ label: 'Default', codes: ['false'] }])
    expect(factsOf({ default: 0 })).toEqual([{ label: 'Default', codes: ['0'] }])
  })
})

describe('Fields', () => {
  it('marks what is required, and nests the members of what a value holds', () => {
    const schema: Schema = {
      type: 'array',
      items: { title: 'Token', type: 'object', properties: { symbol: { type: 'string' } } },
    }
    const rows = [
      { name: 'tokens', schema, required: true },
      { name: 'note', schema: { type: 'string' }, required: false } as const,
    ]
    const markup = renderToStaticMarkup(createElement(Fields, { rows }))
    expect(textOf(markup)).toMatch(
      /tokens list of Token required .*Members of Token .*symbol string optional .*note string optional/,
    )
    expect(markup).toContain('<details')
  })

  it('shows hostile text as text', () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const rows = [
      {
        name: hostile,
        schema: { type: 'string', description: hostile, default: hostile, title: hostile } as const,
        required: false,
      },
    ]
    expect(renderToStaticMarkup(createElement(Fields, { rows }))).not.toContain('<img')
  })
})

it('RichText follows no link but those to pages', () => {
  const markup = renderToStaticMarkup(
    createElement(RichText, { text: '`a` [b](https://c.test/d) [e](javascript:alert(1))' }),
  )
  expect(markup).toBe('<code>a</code> <a href="https://c.test/d">b</a> [e](javascript:alert(1))')
})

it('the answers of a swap link every error of the catalogue to its page', () => {
  const swap = sushi.tags.flatMap(tag => tag.operations).find(({ id }) => id === 'swap')
  const markup = renderToStaticMarkup(
    createElement(Responses, { responses: swap?.responses ?? [] }),
  )
  for (const { slug, code } of apiErrors) {
    expect(markup).toContain(`href="/api/errors/${slug}"`)
    expect(textOf(markup)).toContain(code)
  }
})

it('the groups of both APIs hold all their calls', () => {
  const count = (api: typeof blade) => api.tags.flatMap(({ operations }) => operations).length
  expect(count(sushi)).toBe(6)
  expect(count(blade)).toBe(5)
})

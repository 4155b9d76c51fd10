import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Schema } from '#model/api/document.ts'
import { type FieldRow, Fields } from './fields.tsx'

const render = (rows: readonly FieldRow[]) => renderToStaticMarkup(createElement(Fields, { rows }))
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('marks what is required, and nests the members of what a value holds', () => {
  const schema: Schema = {
    type: 'array',
    items: { title: 'Token', type: 'object', properties: { symbol: { type: 'string' } } },
  }
  const markup = render([
    { name: 'tokens', schema, required: true },
    { name: 'note', schema: { type: 'string' }, required: false },
  ])
  expect(textOf(markup)).toMatch(
    /tokens list of Token required .*Members of Token .*symbol string optional .*note string optional/,
  )
  expect(markup).toContain('<details')
})

it('shows how a list is sent', () => {
  const schema: Schema = { type: 'array', items: { type: 'string' } }
  expect(textOf(render([{ name: 'only', schema, required: false, explode: false }]))).toContain(
    'Sent as only=first,second',
  )
  expect(textOf(render([{ name: 'only', schema, required: false }]))).not.toContain('Sent as')
})

it('shows hostile text as text', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const schema: Schema = { type: 'string', description: hostile, default: hostile, title: hostile }
  const markup = render([{ name: hostile, schema, required: false }])
  expect(markup).toContain('&lt;img')
  expect(markup).not.toContain('<img')
})

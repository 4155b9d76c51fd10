import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Parameters } from './parameters.tsx'

const row = (name: string, required: boolean) => ({
  name,
  required,
  schema: { type: 'string' } as const,
})

const render = (...rows: ReturnType<typeof row>[]) =>
  renderToStaticMarkup(createElement(Parameters, { operation: 'swap', rows }))

it('has the required ones first, and folds the others together with their number', () => {
  const markup = render(row('note', false), row('amount', true), row('tag', false))
  const [shown = '', folded = ''] = markup.split('<details')
  expect(shown).toContain('id="swap-amount"')
  expect(shown).not.toContain('swap-note')
  expect(folded).toMatch(/^[^>]*><summary>2 optional<\/summary>/)
  expect(folded).toMatch(/id="swap-note".*id="swap-tag"/)
})

it('folds nothing when all are required, and all when none is', () => {
  expect(render(row('amount', true))).not.toContain('<details')
  expect(render(row('note', false))).toMatch(/^<details/)
})

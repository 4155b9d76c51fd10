import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { apiErrors, type ErrorSlug } from '#facts/errors/catalog.ts'
import { CallErrors } from './call-errors.tsx'
import { ErrorBody } from './error-body.tsx'
import { ErrorIndex } from './error-index.tsx'
import { ErrorSummary } from './error-summary.tsx'

function render(component: FunctionComponent<{ slug: ErrorSlug }>, slug: ErrorSlug): string {
  return renderToStaticMarkup(createElement(component, { slug }))
}

it('ErrorIndex links every error from its row', () => {
  const markup = renderToStaticMarkup(createElement(ErrorIndex))
  const rows = markup.split('<tr>').slice(2)
  expect(rows).toHaveLength(apiErrors.length + 1)
  for (const [index, { code, slug }] of apiErrors.entries()) {
    expect(rows[index]).toContain(code)
    expect(rows[index]).toContain(`href="/api/errors/${slug}"`)
  }
})

it('ErrorIndex says cause, whether to retry, and what to wait for', () => {
  const markup = renderToStaticMarkup(createElement(ErrorIndex))
  const rowOf = (code: string) => markup.split('<tr>').find(row => row.includes(`>${code}<`)) ?? ''
  expect(rowOf('422-03')).toMatch(
    /than <code>sender<\/code> holds.*>No<.*>Until the balance or the amount has changed</,
  )
  expect(rowOf('429-01')).toMatch(/count together.*>Yes<.*>Not published</)
  expect(rowOf('529')).toMatch(/no code.*overloaded.*>Yes<.*>Not published</)
})

it('CallErrors lists what a call can end in, and what it means there', () => {
  const markup = renderToStaticMarkup(
    createElement(CallErrors, { endpoint: 'price', here: { validation: 'Ours.' } }),
  )
  expect(markup).toContain('Ours.')
  expect(markup).toContain('href="/api/errors/server"')
  expect(markup).not.toContain('422-02')
})

describe('ErrorSummary', () => {
  it('gives status, code, type, message and advice', () => {
    const markup = render(ErrorSummary, 'unauthorized').replaceAll(/<\/?span>/g, '')
    for (const text of ['403', '403-01', '/api/errors/unauthorized', 'IP not whitelisted', 'No.']) {
      expect(markup).toContain(text)
    }
  })

  it('says that a text is not published', () => {
    expect(render(ErrorSummary, 'estimate-gas')).toContain('No fixed text is published')
  })

  it('stops the build for an unknown error', () => {
    expect(() => Reflect.apply(ErrorSummary, undefined, [{ slug: 'teapot' }])).toThrow('"teapot"')
  })
})

describe('ErrorBody', () => {
  it('labels the body as an example', () => {
    expect(render(ErrorBody, 'server')).toContain('An example, not a live answer.')
  })

  it('explains the members that only some errors have', () => {
    expect(render(ErrorBody, 'insufficient-allowance')).toContain('<dt><code>spender</code></dt>')
    expect(render(ErrorBody, 'server')).not.toContain('<dt>')
  })

  it('owns up to a text of ours', () => {
    expect(render(ErrorBody, 'estimate-gas')).toContain('<code>details</code> is ours')
    expect(render(ErrorBody, 'server')).not.toContain('is ours')
  })
})

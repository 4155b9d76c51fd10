import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { apiErrors, type ErrorSlug } from '#facts/errors/catalog.ts'
import { ErrorBody } from './error-body.tsx'
import { ErrorIndex } from './error-index.tsx'
import { ErrorSummary } from './error-summary.tsx'

function render(component: FunctionComponent<{ slug: ErrorSlug }>, slug: ErrorSlug): string {
  return renderToStaticMarkup(createElement(component, { slug }))
}

it('ErrorIndex links every error from its row', () => {
  const markup = renderToStaticMarkup(createElement(ErrorIndex))
  const rows = markup.split('<tr>').slice(2)
  expect(rows).toHaveLength(apiErrors.length)
  for (const [index, { code, slug }] of apiErrors.entries()) {
    expect(rows[index]).toContain(code)
    expect(rows[index]).toContain(`href="/api/errors/${slug}"`)
  }
})

describe('ErrorSummary', () => {
  it('gives status, code, type, message and advice', () => {
    const markup = render(ErrorSummary, 'unauthorized')
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

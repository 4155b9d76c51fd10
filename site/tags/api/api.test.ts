import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EndpointName } from '#facts/api/endpoints.ts'
import { ApiEndpoint } from './api-endpoint.tsx'
import { ApiParameters } from './api-parameters.tsx'
import { ExampleResponse } from './example-response.tsx'

describe('ApiEndpoint', () => {
  it('gives method and address', () => {
    const markup = renderToStaticMarkup(createElement(ApiEndpoint, { name: 'swap' }))
    expect(markup.replace(/<[^>]+>/g, '')).toBe('GET https://api.sushi.com/swap/v7/{chainId}')
  })

  it('stops the build for an unknown call', () => {
    expect(() => Reflect.apply(ApiEndpoint, undefined, [{ name: 'swop' }])).toThrow('"swop"')
  })
})

describe('ApiParameters', () => {
  const render = (endpoint: EndpointName) =>
    renderToStaticMarkup(createElement(ApiParameters, { endpoint }))

  it('tells what is needed and what happens otherwise', () => {
    expect(render('quote')).toMatch(/maxSlippage<\/code><\/td>.*?<td>required<\/td>/)
    expect(render('swap')).toMatch(/maxSlippage.*?<td>optional, 0\.005 when left out<\/td>/)
  })

  it('stops the build for an unknown call', () => {
    expect(() => Reflect.apply(ApiParameters, undefined, [{ endpoint: 'swop' }])).toThrow('"swop"')
  })
})

it('ExampleResponse holds the value as JSON that can be read back', () => {
  const value = { b: [1, 'two'], a: null }
  const markup = renderToStaticMarkup(createElement(ExampleResponse, { title: '200 OK', value }))
  const json = /<code class="language-json">(?<json>.*?)<\/code>/s.exec(markup)?.groups?.json
  expect(JSON.parse((json ?? '').replaceAll('&quot;', '"'))).toEqual(value)
  expect(markup).toContain('data-title="200 OK"')
})

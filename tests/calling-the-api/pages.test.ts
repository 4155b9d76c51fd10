import { describe, expect, it } from 'vitest'
import { exampleTrade } from '#site/facts/api/examples.ts'
import { API_HOST } from '#site/facts/api/host.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { readApiPages } from '#support/api-pages.ts'

const pages = readApiPages()
const errorPages = pages.filter(({ name }) => /^errors\/(?!index)/.test(name))
const field = (text: string, key: string) =>
  new RegExp(`^${key}: (?<value>.+)$`, 'm').exec(text)?.groups?.value

describe('error pages', () => {
  it('exist for each error and for nothing else', () => {
    const expected = apiErrors.map(({ slug }) => `errors/${slug}`).sort()
    expect(errorPages.map(({ name }) => name)).toEqual(expected)
  })

  it.each(apiErrors)('$slug presents its own error', ({ slug, code, listTitle }) => {
    const text = errorPages.find(({ name }) => name === `errors/${slug}`)?.text ?? ''
    expect(field(text, 'title')).toBe(listTitle)
    expect(field(text, 'description')).toContain(code)
    expect(text).toContain(`<ErrorSummary slug="${slug}" />`)
    expect(text).toContain(`<ErrorBody slug="${slug}" />`)
  })
})

describe('every page about the API', () => {
  it.each(pages)('$name describes itself in 50 to 160 characters', ({ text }) => {
    const { length } = field(text, 'description') ?? ''
    expect(length).toBeGreaterThanOrEqual(50)
    expect(length).toBeLessThanOrEqual(160)
  })

  it.each(pages)('$name names only codes of the catalog', ({ text }) => {
    const known: string[] = apiErrors.map(({ code }) => code)
    for (const [code] of text.matchAll(/\b\d{3}-\d{2}\b/g)) expect(known).toContain(code)
  })

  it.each(pages)('$name types no address', ({ text }) => {
    expect(text).not.toMatch(/0x[0-9a-fA-F]{40}\b/)
  })

  it.each(pages)('$name calls no host but the documented one', ({ fences }) => {
    const urls = fences.flatMap(({ code }) => code.match(/https?:\/\/[^/'"`\s]+/g) ?? [])
    for (const url of urls) expect(url).toBe(API_HOST)
  })
})

it.each(['quote', 'swap'])('the %s samples send the example request', name => {
  const fences = pages.find(page => page.name === `examples/${name}`)?.fences ?? []
  for (const title of ['curl', 'TypeScript']) {
    const code = fences.find(fence => fence.title === title)?.code ?? ''
    const { chainId, tokenIn, tokenOut, amount, maxSlippage } = exampleTrade
    expect(code).toContain(`${API_HOST}/${name}/v7/${chainId}`)
    for (const value of [tokenIn, tokenOut, amount, String(maxSlippage)]) {
      expect(code).toContain(value)
    }
  }
})

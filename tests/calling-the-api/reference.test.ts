import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Responses } from '#engine/api-viewer/responses.tsx'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { blade, sushi } from '#support/apis.ts'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('the answers of a swap link every error of the catalog to its page', () => {
  const swap = sushi.api.tags.flatMap(tag => tag.operations).find(({ id }) => id === 'swap')
  const markup = renderToStaticMarkup(createElement(Responses, { answers: swap?.answers ?? [] }))
  for (const { slug, code } of apiErrors) {
    expect(markup).toContain(`href="/api/errors/${slug}"`)
    expect(textOf(markup)).toContain(code)
  }
})

it('the groups of both APIs hold all their calls', () => {
  const count = ({ api }: typeof blade) => api.tags.flatMap(({ operations }) => operations).length
  expect(count(sushi)).toBe(6)
  expect(count(blade)).toBe(5)
})

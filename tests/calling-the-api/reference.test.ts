import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Responses } from '#engine/api-viewer/responses.tsx'
import { apiErrors } from '#site/facts/errors/catalogue.ts'
import { blade, sushi } from '#support/apis.ts'

it('the answers of a swap link every error of the catalogue to its page', () => {
  const swap = sushi.api.tags.flatMap(tag => tag.operations).find(({ id }) => id === 'swap')
  const markup = renderToStaticMarkup(createElement(Responses, { answers: swap?.answers ?? [] }))
  const said = textOf(fromHtml(markup, { fragment: true }))
  for (const { slug, code } of apiErrors) {
    expect(markup).toContain(`href="/api/errors/${slug}"`)
    expect(said).toContain(code)
  }
})

it('the groups of both APIs hold all their calls', () => {
  const count = ({ api }: typeof blade) => api.tags.flatMap(({ operations }) => operations).length
  expect(count(sushi)).toBe(6)
  expect(count(blade)).toBe(5)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkTable } from './link-table.tsx'

it('prints where a link leads, so that it can be compared', () => {
  const html = renderToStaticMarkup(createElement(LinkTable, { ids: ['proposals'] }))
  expect(html).toContain('href="https://snapshot.org/#/sushigov.eth"')
  expect(html.replaceAll(/<\/?span>/g, '')).toContain('>snapshot.org/#/sushigov.eth')
})

it('keeps the order it is given', () => {
  const html = renderToStaticMarkup(createElement(LinkTable, { ids: ['forum', 'discord'] }))
  expect(html.indexOf('Forum')).toBeLessThan(html.indexOf('Discord'))
})

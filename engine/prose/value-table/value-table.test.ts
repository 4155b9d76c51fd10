import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ValueRow, ValueTable } from './value-table.tsx'

const render = (rows: readonly ValueRow[]) =>
  renderToStaticMarkup(
    createElement(ValueTable, { caption: 'Tides', columns: ['Month', 'Height'], rows }),
  )

it('names its columns, its rows and itself', () => {
  const markup = render([['May', '3.1']])
  expect(markup).toContain('<caption>Tides</caption>')
  expect(markup).toContain('<th scope="col">Height</th>')
  expect(markup).toContain('<th scope="row">May</th><td>3.1</td>')
})

it('stops the build for a row that does not fit', () => {
  expect(() => render([['May']])).toThrow('row "May" has 1 cells for 2 columns')
})

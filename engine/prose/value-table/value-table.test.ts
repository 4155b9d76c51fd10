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
  expect(markup).toContain('<th scope="col" data-number="">Height</th>')
  expect(markup).toContain('<th scope="row">May</th><td data-number="">3.1</td>')
})

it('has words at the left, and at the right what has digits, were it with words', () => {
  expect(render([['May', 'high']])).not.toContain('data-number')
  expect(
    render([
      ['May', '1 to 3'],
      ['June', 'none'],
    ]).match(/data-number/g),
  ).toHaveLength(3)
})

it('stops the build for a row that does not fit', () => {
  expect(() => render([['May']])).toThrow('row "May" has 1 cells for 2 columns')
})

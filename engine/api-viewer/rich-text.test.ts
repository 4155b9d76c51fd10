import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

it('sets code, and follows no link but those to pages', () => {
  const markup = renderToStaticMarkup(
    createElement(RichText, { text: '`a` [b](https://c.test/d) [e](javascript:alert(1))' }),
  )
  expect(markup).toBe('<code>a</code> <a href="https://c.test/d">b</a> [e](javascript:alert(1))')
})

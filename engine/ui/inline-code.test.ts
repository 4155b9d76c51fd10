import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InlineCode } from './inline-code.tsx'

it('sets as code what stands between backticks, and all of it as text', () => {
  const text = 'Only `tx.gas`, not `<b>`.'
  expect(renderToStaticMarkup(createElement(InlineCode, { text }))).toBe(
    'Only <code>tx.gas</code>, not <code>&lt;b&gt;</code>.',
  )
})

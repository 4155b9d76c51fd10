import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { all, attribute } from '#support/html.ts'

const formulas = builtPages('root').flatMap(({ path, html }) =>
  all(fromHtml(html), { tag: 'math' }).map(math => ({ path, math })),
)

it('every formula has words that a screen reader can say', () => {
  expect(formulas.length).toBeGreaterThan(100)
  const unsaid = formulas.flatMap(({ path, math }) => {
    const words = attribute(math, 'alttext') ?? ''
    // Plain English: no sign that is skipped or spelled, no TeX.
    return /^[A-Za-z0-9.]+([.,;]? [A-Za-z0-9.]+)*$/.test(words) ? [] : [`${path}: “${words}”`]
  })
  expect(unsaid).toEqual([])
})

it('no formula is kept from readers that know MathML by a label or a role', () => {
  const kept = formulas.filter(
    ({ math }) =>
      attribute(math, 'ariaLabel') ?? attribute(math, 'role') ?? attribute(math, 'ariaHidden'),
  )
  expect(kept).toEqual([])
})

import { expect, it } from 'vitest'
import { nearestTo, pageTexts } from '#support/page-texts.ts'
import { ammPageClaims } from './amm-pages.ts'
import { bladePageClaims } from './blade-pages.ts'
import { decisionPageClaims } from './decision-pages.ts'
import { generalPageClaims } from './general-pages.ts'

const texts = pageTexts()
const claims = [...generalPageClaims, ...ammPageClaims, ...bladePageClaims, ...decisionPageClaims]

it.each(claims)('$page states $id', ({ page, text }) => {
  const found = texts.get(page) ?? ''
  // The words around the best match, not the whole page.
  expect(found.includes(text) ? text : nearestTo(text, found)).toBe(text)
})

it('no claim is listed twice', () => {
  const twice = claims.filter(claim =>
    claims.some(({ page, text, id }) => {
      return id !== claim.id && page === claim.page && text.includes(claim.text)
    }),
  )
  expect(twice).toEqual([])
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
})

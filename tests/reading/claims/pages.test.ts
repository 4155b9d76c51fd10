import { expect, it } from 'vitest'
import { nearestTo, pageTexts } from '#support/page-texts.ts'
import { ammStatements } from './amm-pages.ts'
import { bladeStatements } from './blade-pages.ts'
import { decisionStatements } from './decision-pages.ts'
import { generalStatements } from './general-pages.ts'

const texts = pageTexts()
const statements = [generalStatements, ammStatements, bladeStatements, decisionStatements]
  .flatMap(Object.entries<readonly string[]>)
  .flatMap(([page, stated]) => stated.map(text => [page, text] as const))

it.each(statements)('%s states: %s', (page, text) => {
  const found = texts.get(page) ?? ''
  // The words around the best match, not the whole page.
  expect(found.includes(text) ? text : nearestTo(text, found)).toBe(text)
})

it('nothing is listed twice', () => {
  const twice = statements.filter(([page, text], index) =>
    statements.some(
      ([other, longer], at) => at !== index && other === page && longer.includes(text),
    ),
  )
  expect(twice).toEqual([])
})

import { expect, it } from 'vitest'
import { documentIds } from '#engine/model/document-ids.ts'
import { sourcesOf } from '#support/sources.ts'

/** The ids of a document as code would type them: in a selector, a link, an attribute, or a call that looks for one. */
const ids = Object.values(documentIds).join('|')
const TYPED = new RegExp(
  `['"\`](?:[^'"\`]* )?#(?:${ids})(?![\\w/-])|\\bid=["'](?:${ids})["']|ById\\(['"\`](?:${ids})['"\`]`,
)

const sources = ['{engine,site,examples}/**/*.{ts,tsx}']
  .flatMap(sourcesOf)
  .filter(({ name }) => !name.endsWith('.test.ts'))

it('ids of a document stand in one module, which others import', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(({ text }) => text.includes('documentIds')).length).toBeGreaterThan(5)
  const found = sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (TYPED.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

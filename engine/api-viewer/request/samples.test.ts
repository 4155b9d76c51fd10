import { expect, it } from 'vitest'
import { shellWord } from './quote.ts'
import { sampleLanguages } from './samples.ts'

it('languages that a site adds stand before Python', () => {
  const added = { id: 'sdk', label: 'SDK', write: () => '' }
  expect(sampleLanguages([added]).map(({ id }) => id)).toEqual(['curl', 'fetch', 'sdk', 'python'])
  expect(sampleLanguages([])).toHaveLength(3)
})

it('an ordinary text is quoted as people do', () => {
  expect(shellWord('amount=1')).toBe('"amount=1"')
})

import { expect, test } from 'vitest'
import { parseQuery } from '#engine/model/search/query.ts'
import { kindOf } from '#engine/model/search/ranking.ts'
import { page, section } from '#support/small-search.ts'
import { searchOver } from '#support/whole-search.ts'

/** In English, "Messing" would be a form of "messe", and "not", "am" and "was" would say nothing. */
const definition = section('/glossary#messing', 'Messing', ['Glossar'], 'Ein Metall.')
const waysOn = section('/zelt#weiter', 'Weiter', ['Zelt'], 'Boden.')
const documents = [
  page('/zelt', 'Zelt', 'Eine Stange aus Messing hält es am Boden.'),
  page('/bauen', 'Bauen', 'Was ich messe, das baue ich.'),
  page('/glossary', 'Glossar', 'Was Wörter heißen.'),
  definition,
  waysOn,
]
const german = searchOver(documents, [], [], 'de')
const found = (query: string) => german.search(query).map(({ href }) => href)

test('a search in German knows no English endings', () => {
  expect(found('Messing')).toEqual(expect.arrayContaining(['/zelt', '/glossary#messing']))
  expect(found('Messing')).not.toContain('/bauen')
  // In English it does: what is tried above is no matter of course.
  const english = searchOver(documents, []).search('Messing')
  expect(english.map(({ href }) => href)).toContain('/bauen')
})

test('a search in German leaves out no word that says nothing in English', () => {
  expect(parseQuery('Not am Rad', [], 'de').words).toEqual(['not', 'am', 'rad'])
  expect(parseQuery('Not am Rad', []).words).toEqual(['rad'])
  expect(found('was messe')).toContain('/bauen')
})

test('a search in German finds words by their beginning and despite slips', () => {
  expect(found('Messin')).toContain('/zelt')
  expect(found('Messimg')).toContain('/zelt')
})

test('definitions and ways on are told by their titles in the language of the site', () => {
  const kinds = (language: string) => [definition, waysOn].map(each => kindOf(each, language))
  const [any, other] = kinds('en')
  expect(any).toBe(other)
  expect(new Set([any, ...kinds('de')]).size).toBe(3)
})

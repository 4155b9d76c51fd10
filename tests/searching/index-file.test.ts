import { expect, test } from 'vitest'
import type { SearchAnswer } from '#engine/model/search/answer.ts'
import { packDocuments, unpackDocuments } from '#engine/model/search/index-file.ts'
import { packAnswers, unpackAnswers } from '#engine/model/search/packed-answers.ts'
import { searchIndexFile } from '#engine/node/output/search-index.ts'
import { documents, page, section } from '#support/small-search.ts'

test('documents come out of the file as they went in', () => {
  const nested = [
    page('/a', 'A', 'Text.'),
    section('/a#b', 'B', ['A'], ''),
    section('/a#c', 'C', ['A', 'B'], 'Deep.'),
    section('/a#d', 'D', ['A', 'B', 'C'], 'Deeper.'),
    section('/a#e', 'E', ['A'], 'Up again.'),
  ]
  const all = [...documents, ...nested]
  expect(unpackDocuments(JSON.parse(searchIndexFile(all, []).content).pages)).toEqual(all)
  expect(unpackDocuments(packDocuments([]))).toEqual([])
})

const gate = (where: string): SearchAnswer => ({
  ...{ name: 'Gate', where, kind: 'code', value: 'G-1', text: 'Opens inwards.', isMain: true },
  ...{ subjects: ['gate', 'lock gate'], places: [where.toLowerCase()], asks: ['code'] },
  ...{ also: [], href: '/locks#gate' },
})

test('answers come out of the file as they went in, phrases in the words that queries are read in', () => {
  const answers = [
    gate('Upper lock'),
    gate('Lower lock'),
    { ...gate('Lower lock'), text: '', isMain: false },
  ]
  expect(unpackAnswers(packAnswers(answers))).toEqual(answers)
  const written = {
    ...gate('Upper lock'),
    subjects: ['The Gate of the Lock'],
    places: ['Pier\u00a07'],
  }
  expect(unpackAnswers(packAnswers([written]))[0]).toMatchObject({
    subjects: ['gate lock'],
    places: ['pier 7'],
  })
})

test('the file is named by its content', () => {
  const { file } = searchIndexFile(documents, [])
  expect(file).toMatch(/^assets\/search-[\w-]+\.json$/)
  expect(searchIndexFile(documents, []).file).toBe(file)
  expect(searchIndexFile(documents.slice(1), []).file).not.toBe(file)
  expect(searchIndexFile(documents, [gate('Upper lock')]).file).not.toBe(file)
})

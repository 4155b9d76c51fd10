import { expect, test } from 'vitest'
import { packDocuments, unpackDocuments } from '#engine/model/search/index-file.ts'
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
  expect(unpackDocuments(JSON.parse(searchIndexFile(all).content))).toEqual(all)
  expect(unpackDocuments(packDocuments([]))).toEqual([])
})

test('the file is named by its content', () => {
  const { file } = searchIndexFile(documents)
  expect(file).toMatch(/^assets\/search-[\w-]+\.json$/)
  expect(searchIndexFile(documents).file).toBe(file)
  expect(searchIndexFile(documents.slice(1)).file).not.toBe(file)
})

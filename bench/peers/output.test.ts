import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFiles } from '#engine/node/output/output-file.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { pageOf } from '../corpus/page.ts'
import { type OutputBytes, prepareOutput } from './output.ts'

const page = pageOf(37, 75)
const { folder, remove } = await temporaryFolder()
afterAll(remove)

/** A site of files that are each 1,000 bytes long, the visited page among them in a folder of its own. */
const FILES = [
  'area-1/page-37/index.html',
  'index.html',
  ...Array.from({ length: 20 }, (_, part) => `search/part-${part}.json`),
  ...Array.from({ length: 5 }, (_, part) => `search/part-${part}.packed`),
]
let bytes: OutputBytes

beforeAll(async () => {
  await writeFiles(
    folder,
    FILES.map(file => ({ file, text: page.title.padEnd(1_000, '.') })),
  )
  bytes = await prepareOutput(folder, page, /^search\//)
})

it('counts all files as they were built', () => {
  expect(bytes.output).toBe(1_000 * FILES.length)
})

it('counts the index as it is sent: compressed, but for what already is', async () => {
  const part = await readFile(path.join(folder, 'search/part-0.json.br'))
  expect(part.length).toBeLessThan(1_000)
  expect(bytes.index).toBe(20 * part.length + 5 * 1_000)
})

it('puts a page of a folder where the server looks for it, and compresses no other', async () => {
  await access(path.join(folder, 'area-1/page-37.html.br'))
  await expect(access(path.join(folder, 'index.html.br'))).rejects.toThrow()
})

it('has no bytes of an index for a tool without a search', async () => {
  expect((await prepareOutput(folder, page, undefined)).index).toBeUndefined()
})

it.each([
  ['an index that is not there', page, /^nothing$/, 'the search index has no file'],
  ['a page that is not there', pageOf(38, 75), undefined, 'page-38.html'],
  ['another page', { ...pageOf(38, 75), path: '/' }, undefined, 'does not show its title'],
])('refuses %s', async (_, visited, index, message) => {
  await expect(prepareOutput(folder, visited, index)).rejects.toThrow(message)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { noExtensions } from '#model/extensions.ts'
import { exportsOf } from './exports-of.ts'
import { loadExtensions } from './load-extensions.ts'

const root = mkdtempSync(path.join(tmpdir(), 'extensions-'))
afterAll(() => rmSync(root, { recursive: true }))

const loaded = (text: string) => {
  writeFileSync(path.join(root, 'extensions.ts'), text)
  return loadExtensions(root)
}

it('a site may bring none', async () => {
  expect(await loadExtensions(path.join(root, 'nowhere'))).toBe(noExtensions)
})

it('what a site leaves out is empty', async () => {
  const { synonyms, glossary } = await loaded(
    "export const synonyms = [{ said: ['a'], meant: ['b'] }]",
  )
  expect(synonyms).toHaveLength(1)
  expect(glossary).toEqual([])
})

it.each([
  [
    'export const tagz = {}',
    /^extensions\.ts {2}exports "tagz", .*\n {4}fix: choose one of: tags, /,
  ],
  ['export default {}', /^extensions\.ts {2}exports "default", which is no extension/],
  ["throw new Error('not today')", /^extensions\.ts:1 {2}cannot be run: not today\n {4}fix: /],
])('%s is refused', async (text, message) => {
  await expect(loaded(text)).rejects.toThrow(message)
})

it('exports are found by name, each with the module it hands on', () => {
  const exports = exportsOf(
    "export { tags, all as islands } from './a.ts'\nexport const figures = {}\nexport function sampleEnvironment() {}\nexport type { Other } from './b.ts'",
  )
  expect(exports.map(({ names, source }) => [names, source])).toEqual([
    [['tags', 'islands'], './a.ts'],
    [['figures'], undefined],
    [['sampleEnvironment'], undefined],
    [['Other'], './b.ts'],
  ])
})

it.each([
  "\nexport * from './a.ts'",
  '\nexport const { tags } = all',
  '\nexport const [tags] = all',
])('an export without a name is refused: %s', code => {
  expect(() => exportsOf(code)).toThrow(/^extensions\.ts:2 {2}exports without a name\n {4}fix: /)
})

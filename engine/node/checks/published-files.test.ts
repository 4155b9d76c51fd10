import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPublishedFiles } from '../output/published-files.ts'
import { brokenPublishedNames } from './published-files.ts'

const root = mkdtempSync(path.join(tmpdir(), 'published-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(path.join(root, 'extensions.ts'), '\nexport const publishedFiles = {}\n')

const others = {
  pages: ['/', '/guide/install', '/notes.txt'],
  files: ['/images', '/images/logo.svg', '/openapi.json', '/lists.json/one.txt'],
}
const messagesOf = (...names: string[]) =>
  brokenPublishedNames(root, names, others).map(({ message }) => message)

it('takes names that lie below the root and are free', () => {
  expect(messagesOf('addresses.json', 'data/2026/list.csv', 'images/list.txt', 'guide.md')).toEqual(
    [],
  )
})

it('says of a wrong name where it is exported and how to fix it', () => {
  expect(brokenPublishedNames(root, ['../list.json'], others)).toEqual([
    {
      file: 'extensions.ts',
      line: 2,
      message: 'the published file "../list.json" has no name that can be published',
      fix: 'write its path below the site’s root, such as "data/list.json", with letters, digits, ".", "-" and "_"',
    },
  ])
})

it.each([
  ['../list.json', 'has no name that can be published'],
  ['a/../../list.json', 'has no name that can be published'],
  ['/list.json', 'has no name that can be published'],
  ['a\\list.json', 'has no name that can be published'],
  ['.hidden.json', 'has no name that can be published'],
  ['', 'has no name that can be published'],
  ['list', 'has no end that says what it is'],
  ['page.html', 'has no end that says what it is'],
  ['assets/list.json', 'is in the folder of the engine’s own files'],
  ['third-party-notices.txt', 'has the address of another file, /third-party-notices.txt'],
  ['llms-full/tokens.txt', 'is in the folder of the engine’s own files'],
  ['feed.xml', 'has the address of another file, /feed.xml'],
  ['build-manifest.json', 'has the address of another file, /build-manifest.json'],
  ['guide/Install.md', 'has the address of the page /guide/install'],
  ['index.md', 'has the address of the page /'],
  ['openapi.json', 'has the address of another file, /openapi.json'],
  ['OpenAPI.json', 'has the address of another file, /openapi.json'],
  ['lists.json', 'has the address of another file, /lists.json/one.txt'],
  ['notes.txt', 'has the address of the page /notes.txt'],
])('refuses "%s"', (name, message) => {
  expect(messagesOf(name)).toEqual([`the published file "${name}" ${message}`])
})

it('refuses two files of one name', () => {
  expect(messagesOf('list.json', 'LIST.json')).toEqual([
    'the published file "LIST.json" has the address of another file, /list.json',
  ])
})

it('says of a file that cannot be made why', async () => {
  const made = await readPublishedFiles(root, {
    'good.txt': async () => 'good',
    'bad.txt': async () => {
      throw new Error('row 7 has no value')
    },
  })
  expect(made.files[0]).toEqual({ file: 'good.txt', text: 'good' })
  expect(made.diagnostics).toEqual([
    {
      file: 'extensions.ts',
      line: 2,
      message: 'the published file "bad.txt" cannot be made: row 7 has no value',
      fix: 'correct the data that it is made of',
    },
  ])
})

import { expect, it } from 'vitest'
import { coveredPages } from './covered-pages.ts'

const page = (path: string) => ({ path, filePath: `${path.slice(1)}.mdx` })
const messages = (...given: Parameters<typeof coveredPages>) =>
  coveredPages(...given).map(({ file, message }) => `${file} ${message}`)

it('refuses a static file where a page or its Markdown would be', () => {
  expect(messages([page('/guide')], new Set(['/guide.html']))).toEqual([
    'content/guide.mdx has the same path as public/guide.html',
  ])
  expect(messages([page('/guide')], new Set(['/guide.md']))).toEqual([
    'content/guide.mdx has the same path as public/guide.md',
  ])
})

it('refuses what would take the place of a list for programs', () => {
  expect(messages([page('/skill')], new Set())).toEqual([
    'content/skill.mdx would be published as skill.md, which the build makes',
  ])
  expect(messages([], new Set(['/robots.txt', '/.well-known/security.txt']))).toEqual([
    'public/robots.txt is a file that the build makes',
    'public/.well-known/security.txt is a file that the build makes',
  ])
})

it('refuses what lies in the folder of documents to print', () => {
  expect(messages([page('/print-all/amm')], new Set(['/print-all/notes.txt', '/print/a']))).toEqual(
    [
      'content/print-all/amm.mdx would be published below /print-all/, where the build puts documents to print',
      'public/print-all/notes.txt would be published below /print-all/, where the build puts documents to print',
    ],
  )
})

it('leaves other files alone, and has no Markdown of pages for unknown addresses', () => {
  const files = new Set(['/404.md', '/.well-known/other', '/notes.txt'])
  expect(messages([page('/404'), page('/guide')], files)).toEqual([])
})

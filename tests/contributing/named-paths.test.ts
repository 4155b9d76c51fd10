import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { filesOf, sourcesOf } from '#support/sources.ts'
import {
  filesInComments,
  foldersInComments,
  linkedPaths,
  namedPaths,
  pathsOfProject,
} from './named-paths.ts'

const OWN_NAME = 'tests/contributing/named-paths.test.ts'
const documents = sourcesOf('{*,docs/**/*}.md')

describe('paths that documents name', () => {
  it('are found in code, in commands and in links', () => {
    const text = [
      'See `engine/node/build.ts`, `engine/<room>/x.ts`, `dist/`, `gone/` and `npm run unit -- tests/build`.',
      '```sh',
      'node engine/cli.ts build --out /somewhere',
      '```',
      '[one](docs/hosting.md#a) [two](https://example.org/x.md)',
    ].join('\n')
    const named = [...namedPaths(text), ...linkedPaths(text)]
    expect(named.map(({ line, path: file }) => `${line} ${file}`)).toEqual([
      '1 engine/node/build.ts',
      '1 gone/',
      '1 tests/build',
      '3 engine/cli.ts',
      '5 docs/hosting.md',
    ])
  })

  it.each(documents)('$name: each exists', ({ name, text }) => {
    const folder = path.dirname(name)
    const named = [
      ...namedPaths(text),
      ...linkedPaths(text).map(link => ({ ...link, path: path.join(folder, link.path) })),
    ]
    const missing = named.filter(each => !existsSync(path.join(PROJECT_ROOT, each.path)))
    expect(missing.map(each => `${name}:${each.line} names ${each.path}`)).toEqual([])
  })

  it('are many', () => {
    const names = documents.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['CONTRIBUTING.md', 'README.md', 'docs/writing/code.md']),
    )
    expect(documents.flatMap(({ text }) => namedPaths(text)).length).toBeGreaterThan(50)
  })
})

describe('what comments name', () => {
  const sources = sourcesOf(
    '{engine,site,examples,scripts,bench,tests}/**/*.{ts,tsx,mjs,css}',
  ).filter(({ name }) => name !== OWN_NAME)
  const files = filesOf('**/*').map(file => `/${file}`)
  const folders = [...new Set(files.flatMap(foldersAbove))]
  /** What sources name, each with the source that names it. */
  const namedBy = (inComments: (text: string) => string[]) =>
    sources.flatMap(({ name, text }) => inComments(text).map(named => ({ name, named })))

  it('as a file is there, by the end of its path', () => {
    const named = namedBy(filesInComments)
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter(each => !files.some(at => at.endsWith(`/${each.named}`)))
    expect(missing).toEqual([])
  })

  it('as a folder is there, by the end of its path', () => {
    const named = namedBy(foldersInComments)
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter(each => !folders.some(at => at.endsWith(`/${each.named}`)))
    expect(missing).toEqual([])
  })

  it('is told from other words', () => {
    const text = '/* `engine/model/`, `dist/`, `/a/b/`, `a.ts` and `one` */ // `gone/`\nx = `y/`'
    expect(foldersInComments(text)).toEqual(['engine/model/', 'gone/'])
    expect(filesInComments(text)).toEqual(['a.ts'])
  })
})

describe('what TypeScript projects name', () => {
  const projects = sourcesOf('{,site/**/,examples/**/}tsconfig*.json')

  it.each(projects)('$name: each path is there, each pattern finds a file', ({ name, text }) => {
    const cwd = path.join(PROJECT_ROOT, path.dirname(name))
    const isThere = (each: string) => globSync(each, { cwd, exclude: isInstalled }).length > 0
    const missing = pathsOfProject(text).filter(each => !isThere(each))
    expect(missing).toEqual([])
  })

  it('are looked for below the root, too', () => {
    expect(projects.flatMap(({ text }) => pathsOfProject(text)).length).toBeGreaterThan(20)
    const names = projects.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['tsconfig.json', 'site/content/snippets/tsconfig.json']),
    )
  })
})

const isInstalled = (file: string) => path.basename(file) === 'node_modules'

/** The folders that a file lies in, each with a slash at its end. */
function foldersAbove(file: string): string[] {
  return file.split('/').map((_, index, parts) => `${parts.slice(0, index).join('/')}/`)
}

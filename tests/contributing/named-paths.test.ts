import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { filesInComments, linkedPaths, namedPaths } from './named-paths.ts'
import { filesOf, sourcesOf } from './sources.ts'

const documents = sourcesOf('{*,docs/*}.md')

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
    expect(names).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'README.md']))
    expect(documents.flatMap(({ text }) => namedPaths(text)).length).toBeGreaterThan(50)
  })
})

describe('files that comments name', () => {
  const sources = sourcesOf('{engine,site,examples,scripts,bench}/**/*.{ts,tsx,mjs,css}')

  it('are there, by the end of their paths', () => {
    const named = sources.flatMap(({ name, text }) =>
      filesInComments(text).map(file => ({ name, file })),
    )
    expect(named.length).toBeGreaterThan(20)
    const files = filesOf('**/*').map(file => `/${file}`)
    const missing = named.filter(({ file }) => !files.some(each => each.endsWith(`/${file}`)))
    expect(missing).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { type SourceFile, sourcesOf } from '#support/sources.ts'

/** A folder that is named by what somebody does: `searching`, `calling-the-api`. */
const BY_WHAT_IS_DONE = /^\w+ing(?:-|$)/

it('folders of tests are named by what somebody does, or in CONTRIBUTING', () => {
  const entries = readdirSync(path.join(PROJECT_ROOT, 'tests'), { withFileTypes: true })
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  expect(folders).toEqual(expect.arrayContaining(['reading', 'support']))
  const contributing = readFileSync(path.join(PROJECT_ROOT, 'CONTRIBUTING.md'), 'utf8')
  const others = folders.filter(name => !BY_WHAT_IS_DONE.test(name)).sort()
  const [, section = ''] = /^## Where tests stand\n([\s\S]*?)^## /m.exec(contributing) ?? []
  const named = [...section.matchAll(/`tests\/(\w[\w-]*)\/`/g)].map(([, name]) => name)
  expect(others).toEqual([...new Set(named)].sort())
})

/** The files of the project that a module imports, from the project; what a template puts together is its beginning. */
function importsOf({ name, text }: SourceFile): string[] {
  return [...text.matchAll(/^(?:import|export)[^'"]*?['"]([^'"]+)['"]|import\(['"`]([^'"`]+)/gm)]
    .map(([, first, second]) => first ?? second ?? '')
    .flatMap(written => {
      if (written.startsWith('.')) return path.posix.join(path.posix.dirname(name), written)
      if (!written.startsWith('#')) return []
      const [room = '', ...rest] = written.slice(1).split('/')
      if (room === 'support') return ['tests', room, ...rest].join('/')
      if (room === 'engine' || room === 'site') return written.slice(1)
      // Names of a workspace's own manifest.
      return [name.split('/')[0], room, ...rest].join('/')
    })
}

describe('a test stands beside what it tests, or in tests/ when that is several folders', () => {
  const all = sourcesOf('{engine,site,examples,scripts,bench,tests}/**/*.{ts,tsx}').filter(
    ({ name }) => !name.startsWith('tests/fixtures/'),
  )
  const tests = all.filter(({ name }) => /\.(?:test|drill)\.ts$/.test(name))
  const inTests = (name: string) => name.startsWith('tests/')

  it('none in tests/ is about one folder alone', () => {
    const there = tests.filter(({ name }) => inTests(name))
    expect(there.length).toBeGreaterThan(50)
    const misplaced = there.filter(file => {
      const imported = importsOf(file)
      // Built sites, pages, and the project's files come through helpers.
      if (imported.length === 0 || imported.some(inTests)) return false
      return new Set(imported.map(path.posix.dirname)).size === 1
    })
    expect(misplaced.map(({ name }) => name)).toEqual([])
  })

  it('none elsewhere is about other folders alone', () => {
    const there = tests.filter(({ name }) => !inTests(name))
    expect(there.length).toBeGreaterThan(50)
    const misplaced = there.filter(file => {
      const own = `${path.posix.dirname(file.name)}/`
      return !importsOf(file).some(name => name.startsWith(own))
    })
    expect(misplaced.map(({ name }) => name)).toEqual([])
  })

  it('what tests of several folders import is in tests/support/', () => {
    const folderOf = (name: string) => name.split('/').slice(0, 2).join('/')
    const names = new Set(all.map(({ name }) => name))
    const shared = all
      .filter(({ name }) => inTests(name) && !name.startsWith('tests/support/'))
      .flatMap(file =>
        importsOf(file)
          .filter(imported => names.has(imported) && inTests(imported))
          .filter(imported => !imported.startsWith('tests/support/'))
          .filter(imported => folderOf(imported) !== folderOf(file.name))
          .map(imported => `${file.name} imports ${imported}`),
      )
    expect(shared).toEqual([])
  })
})

import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '#support/project-copy.ts'
import { changeTable, isNamed } from './change-table.ts'
import { changes, noting } from './changes.ts'

/** What the copy needs besides what makes the site, so that its checks can run. */
const CHECKED = [
  'tests',
  'scripts',
  'examples',
  'tsconfig.node.json',
  'vitest.config.ts',
  'README.md',
  '.vscode',
]

/** Unit tests of what the changes touch, and those that hold what pages say. */
const TESTS = [
  ...['facts', 'tags', 'figures', 'api-definitions', 'content'].map(folder => `site/${folder}`),
  ...['literals', 'overlap'].map(name => `tests/writing/${name}.test.ts`),
  'tests/reading/claims/pages.test.ts',
]

const table = changeTable()
const rowOf = (change: (typeof changes)[number]) =>
  table.find(({ what }) => what.startsWith(change.row))

/** Where the copy's site is built: where its tests look for it. */
const BUILT = '.cache/test/sites/root'

describe('walking "To change X, open Y"', () => {
  let copy: ProjectCopy
  let touched: string[][] = []
  beforeAll(async () => {
    copy = await copyProject(CHECKED)
    touched = changes.map(change => {
      const noted = noting(copy)
      change.make(noted)
      return noted.touched
    })
    await Promise.all([recordAndBuild(copy.folder), checkTypes(copy.folder)])
  })
  afterAll(() => copy?.remove())

  it.each(changes.entries().toArray())('%s is a row that names all it touches', (index, change) => {
    const row = rowOf(change)
    expect(row?.named, `README has no row "${change.row}"`).toBeDefined()
    expect(touched[index]).not.toEqual([])
    expect(touched[index]?.filter(file => row && !isNamed(row, file))).toEqual([])
  })

  it.each(changes)('the site shows it: $row', ({ shows }) => {
    for (const [page, text] of Object.entries(shows)) {
      const file = [`${page}.html`, `${page}index.html`, `${page}/index.html`, page]
        .map(name => path.join(copy.folder, BUILT, name))
        .find(name => existsSync(name) && /\.\w+$/.test(name))
      // Not the whole page in the message: it would hide what is missing.
      expect(text.test(readFileSync(file ?? page, 'utf8')), `${page} shows ${text}`).toBe(true)
    }
  })

  it('the tests stay green', async () => {
    const vitest = 'node_modules/vitest/vitest.mjs'
    await run(copy.folder, [vitest, 'run', ...TESTS])
    await run(copy.folder, [vitest, 'run', 'tests/writing/guide.test.ts', '-t', 'the guide names'])
  })
})

async function recordAndBuild(folder: string): Promise<void> {
  await run(folder, ['engine/node/cli.ts', 'snippets', '--root', 'site'])
  await run(folder, ['engine/node/cli.ts', 'build', '--root', 'site', '--out', BUILT])
}

async function checkTypes(folder: string): Promise<void> {
  await run(folder, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json'])
}

/** Runs a command in a folder with the Node of this test. @throws Error with what it printed when it fails */
function run(folder: string, args: readonly string[]): Promise<string> {
  const { CACHE_FOLDER: _ownCache, VITEST: _runner, ...env } = process.env
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...args],
      { cwd: folder, env: { ...env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`))
        else resolve(stdout)
      },
    )
  })
}

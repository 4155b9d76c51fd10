import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import { PACKAGE_NAME, PUBLISHED_VERSION } from '#site/facts/docs-version.ts'
import { requirements } from '#site/facts/sdk/requirements.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { readPage, text } from '#support/html.ts'
import { titledBlocks } from '#support/page-blocks.ts'
import { followPage } from '#support/samples/follow-page.ts'
import { sites } from '#support/sites/sites.ts'

const installed = path.join(PROJECT_ROOT, 'node_modules')
const manifest = JSON.parse(
  await readFile(path.join(installed, PACKAGE_NAME, 'package.json'), 'utf8'),
)
const folder = await mkdtemp(path.join(tmpdir(), 'installation-'))
afterAll(() => rm(folder, { recursive: true }))

/** Imports the SDK in a project that has it, what it depends on, and some packages beside it. */
async function importBeside(name: string, peers: readonly string[]): Promise<string> {
  const project = path.join(folder, name)
  const modules = path.join(project, 'node_modules')
  // A copy: a link would find the packages of this project.
  const target = path.join(modules, PACKAGE_NAME)
  await cp(path.join(installed, PACKAGE_NAME, '_esm'), path.join(target, '_esm'), {
    recursive: true,
  })
  await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest))
  for (const each of [...Object.keys(manifest.dependencies), ...peers]) {
    const link = path.join(modules, each)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(path.join(installed, each), link)
  }
  const main = path.join(project, 'main.mjs')
  await writeFile(main, `import '${PACKAGE_NAME}'\n`)
  return new Promise(resolve => {
    execFile(process.execPath, [main], (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

it('is followed to the letter, from an empty folder to what the samples print', async () => {
  const { printed, shown } = await followPage('/sdk/installation', { node: process.execPath })
  expect(shown).toHaveLength(2)
  expect(printed).toEqual(shown)
})

it('installs the same with every package manager', async () => {
  const blocks = await titledBlocks('/sdk/installation')
  const packages = ['npm', 'pnpm', 'yarn', 'bun'].map(name => {
    const { code = '' } = blocks.find(({ title }) => title === name) ?? {}
    return code.match(/\S+@\S+/g)
  })
  expect(new Set(packages.map(String)).size).toBe(1)
  expect(packages[0]).toEqual([
    `${PACKAGE_NAME}@${PUBLISHED_VERSION}`,
    expect.stringMatching(/^viem@\d+\.\d+\.\d+$/),
    expect.stringMatching(/^zod@\d+\.\d+\.\d+$/),
  ])
})

it('is begun with the same command on the first page', async () => {
  const blocks = await titledBlocks('/sdk/installation')
  const { code = '' } = blocks.find(({ title }) => title === 'npm') ?? {}
  expect(code).toMatch(/^npm install --save-exact /)
  const page = text(await readPage(sites.root.folder, '/'))
  expect(page.match(/npm (?:install|add|i) [^$]*?zod@[\d.]+/g)).toEqual([code, code])
})

/** What the words of the page say, as the package does. */
it('accepts the versions that the page names', () => {
  expect(manifest.peerDependencies).toEqual({ typescript: '>= 5.8.3 < 6', viem: '*', zod: '>=4' })
  expect(requirements).toMatchObject({
    typescript: { published: '5.8.3 or newer, below 6' },
    zod: '4 or newer',
  })
})

it('needs viem and zod, as the page says', async () => {
  expect(await importBeside('both', ['viem', 'zod'])).toBe('')
  expect(await importBeside('no-zod', ['viem'])).toMatch(/'zod'.*ERR_MODULE_NOT_FOUND/s)
  expect(await importBeside('no-viem', ['zod'])).toMatch(/'viem'.*ERR_MODULE_NOT_FOUND/s)
})

import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOf } from '#engine/node/cache/hash.ts'
import { runWith } from '#support/command.ts'
import { fixtureRoot, temporaryFolder } from '#support/fixture.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const cache = path.join(folder, 'cache')
const out = path.join(folder, 'out')

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()

/** Builds a site with the cache. @returns a name for all that it wrote. */
async function build(): Promise<string> {
  const { exitCode, output } = await runWith(
    { CACHE_FOLDER: cache },
    ...['build', '--root', fixtureRoot('incremental'), '--out', out, '--release'],
  )
  expect(exitCode, output).toBe(0)
  const files = filesOf(out)
  return hashOf(...files.flatMap(file => [file, readFileSync(file)]))
}

let expected = ''
beforeAll(async () => {
  expected = await build()
})

/** What a disk that was full, a program or a hand does to files. */
const damages: [name: string, act: (file: string, content: Buffer) => void][] = [
  ['cut in half', (file, { length }) => truncateSync(file, Math.floor(length / 2))],
  ['empty', file => truncateSync(file)],
  ['replaced by other words', file => writeFileSync(file, '{"other":"words"}')],
  ['gone', file => rmSync(file)],
  [
    'a folder each',
    file => {
      rmSync(file)
      mkdirSync(file)
    },
  ],
]

it.each(damages)('a cache whose files are %s gives the same site', async (_, act) => {
  const files = filesOf(cache)
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) act(file, readFileSync(file))
  expect(await build()).toBe(expected)
})

it('a cache whose folders are files gives the same site', async () => {
  for (const name of readdirSync(cache)) {
    rmSync(path.join(cache, name), { recursive: true })
    writeFileSync(path.join(cache, name), '')
  }
  expect(await build()).toBe(expected)
})

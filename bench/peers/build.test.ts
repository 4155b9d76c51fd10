import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCold, OutOfReach } from './build.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sushi-docs-build-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A tool whose build is a program. */
const tool = (program: string) => ({
  ...{ output: 'dist', caches: [], environment: {} },
  build: ['--eval', program],
})

/** Runs until it is ended, in a process that the build has started, and keeps what the build prints open until then. */
const ENDLESS = `require('node:child_process')
  .spawnSync(process.execPath, ['--eval', 'for (;;);'], { stdio: 'inherit' })`

const LITTLE_KB = 1_000
const MUCH_KB = 10_000_000

it('a build that takes more memory than it may is ended, with all that it has started', async () => {
  await expect(buildCold(tool(ENDLESS), folder, LITTLE_KB)).rejects.toThrow(OutOfReach)
})

it('one that needs more memory than Node gives it is out of reach, too', async () => {
  const growing = 'const all = []; for (;;) all.push(Array.from({ length: 1e5 }))'
  const build = ['--max-old-space-size=32', '--eval', growing]
  await expect(buildCold({ ...tool(''), build }, folder, MUCH_KB)).rejects.toThrow(OutOfReach)
})

it('one that fails by itself says what it printed', async () => {
  const failing = buildCold(
    tool('console.error("Error: no page"); process.exit(1)'),
    folder,
    MUCH_KB,
  )
  await expect(failing).rejects.toMatchObject({ stderr: 'Error: no page\n' })
})

it('any other is measured', async () => {
  const cost = await buildCold(tool('Array.from({ length: 1e6 }, (_, at) => at)'), folder, MUCH_KB)
  expect(cost.wallMs).toBeGreaterThan(0)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFiles, MANIFEST_FILE } from '#engine/node/release/build-manifest.ts'
import { fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
/** The only thing in its folder: what a build leaves behind would stand beside it. */
const parent = path.join(folder, 'served')
const out = path.join(parent, 'dist')

/** After which line of its output a build is stopped: it is in the stage after that one then. */
const STAGES = ['', 'Read', 'Bundle', 'Pages', 'Check'] as const

/** Largest file that a build may write where the disk is full, in blocks of the shell: smaller than the script of the app. */
const FULL_AT = 16

let caches = 0

/** Starts a build with a cache of its own, so that it has all to do. @param limit see {@link FULL_AT}. */
function startBuild(limit = 'unlimited') {
  caches += 1
  const command = [
    ...[process.execPath, 'engine/node/cli.ts', 'build', '--release'],
    ...['--root', fixtureRoot('incremental'), '--out', out],
  ]
  return spawn('sh', ['-c', `ulimit -f ${limit}; exec "$@"`, 'sh', ...command], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CACHE_FOLDER: path.join(folder, `cache-${caches}`) },
  })
}

/** Runs a build to its end. @returns how it ended, and all that it said. */
async function build(limit?: string): Promise<{ code: number | null; said: string }> {
  const child = startBuild(limit)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** All files of the site, by their digests. */
async function site(): Promise<object> {
  const manifest = await readFile(path.join(out, MANIFEST_FILE), 'utf8')
  return { files: await listFiles(out), manifest }
}

let good: object
beforeAll(async () => {
  await mkdir(parent)
  expect((await build()).code).toBe(0)
  good = await site()
})

/** Every stage is met once by the end that no program can answer, and two by those that it could. */
const ENDS = [
  ['SIGKILL', STAGES],
  ['SIGTERM', ['Pages']],
  ['SIGINT', ['Check']],
] as const

describe.each(ENDS)('a build that is ended by %s', (signal, stages) => {
  it.each(stages)('leaves the last good site whole, after "%s"', async stage => {
    const child = startBuild()
    const ended = once(child, 'exit')
    for await (const line of createInterface({ input: child.stdout }))
      if (line.trim().startsWith(stage)) break
    child.kill(signal)
    const [code, killedBy] = await ended
    // It did not come to its end before.
    expect([code, killedBy]).not.toEqual([0, null])
    expect(await site()).toEqual(good)
  })

  it('is followed by one that clears its rest away and is whole', async () => {
    expect((await build()).code).toBe(0)
    expect(await site()).toEqual(good)
    expect(readdirSync(parent)).toEqual(['dist'])
  })
})

it('a build for which the disk has no room says so, and leaves the last good site whole', async () => {
  const { code, said } = await build(String(FULL_AT))
  expect(code).not.toBe(0)
  expect(said).toMatch(/is larger than a file may be \(EFBIG\)\n {4}fix: /)
  expect(said).not.toMatch(/^\s+at /m)
  expect(await site()).toEqual(good)
  expect(readdirSync(parent)).toEqual(['dist'])
})

it('of two builds at the same time both end, and the site is whole', async () => {
  const both = await Promise.all([build(), build()])
  expect(both.map(({ code }) => code)).toContain(0)
  expect(await site()).toEqual(good)
  expect(readdirSync(parent)).toEqual(['dist'])
})

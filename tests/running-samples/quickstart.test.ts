import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { NOBODYS_ADDRESS, YOUR_ADDRESS } from '#site/facts/api/placeholder.ts'
import { OLDEST_NODE } from '#site/facts/sdk/sample-tools.ts'
import { sampleEnvironment } from '#site/samples/environment.ts'
import { FAKE_API_KEY, type FakeApi, startFakeApi } from '#site/samples/fake-api.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { titledBlocks } from '#support/page-blocks.ts'

/*
 * The page is followed to the letter, in an empty folder: its files are written, its commands are run, and what they
 * print is compared with what it shows. Only the API is an imitation.
 */

const run = promisify(execFile)

/** The program of a release of Node, installed the first time it is asked for. */
async function installNode(version: string): Promise<string> {
  const folder = path.join(CACHE_FOLDER, 'test/nodes', version)
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--no-save', '--prefix', folder, `node@${version}`], {
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  })
  return path.join(folder, 'node_modules/node/bin/node')
}

let api: FakeApi
let place: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  api = await startFakeApi()
  place = await temporaryFolder()
})
afterEach(async () => {
  await api.stop()
  await place.remove()
})

/** Follows the page with a Node. @returns what each block showed or printed, and what it said it prints. */
async function follow(node: string): Promise<{ printed: string[]; shown: string[] }> {
  const bin = path.join(place.folder, 'bin')
  await mkdir(bin)
  await symlink(node, path.join(bin, 'node'))
  const env = {
    // A machine may have its own settings of npm there.
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    FAKE_API: api.url,
    NODE_NO_WARNINGS: '1',
  }
  const printed: string[] = []
  const shown: string[] = []
  let folder = place.folder
  for (const { title, code } of await titledBlocks('/quickstart')) {
    if (title.startsWith('Output')) shown.push(code)
    else if (title !== 'Terminal') {
      const filled = code
        .replace('YOUR_API_KEY', FAKE_API_KEY)
        .replace(`=${YOUR_ADDRESS}`, `=${NOBODYS_ADDRESS}`)
      await writeFile(path.join(folder, title), `${filled}\n`)
    } else
      for (const line of code.split('\n')) {
        const [command, ...args] = line.split(' ')
        if (command === 'cd') {
          folder = path.join(folder, args.join(' '))
          continue
        }
        const options =
          command === 'node' ? { NODE_OPTIONS: `--import ${sampleEnvironment.preload}` } : {}
        const { stdout } = await run('sh', ['-c', line], {
          cwd: folder,
          env: { ...env, ...options },
        })
        if (command === 'node') printed.push(stdout.trimEnd())
      }
  }
  return { printed, shown }
}

describe('the quickstart, followed to the letter', () => {
  it.each([
    ['the pinned Node', async () => process.execPath],
    ['the oldest Node that the page promises', () => installNode(OLDEST_NODE)],
  ])('prints what it shows with %s', async (_, node) => {
    const { printed, shown } = await follow(await node())
    expect(shown).toHaveLength(2)
    expect(printed).toEqual(shown)
    expect(api.requests.filter(request => request.startsWith('/swap/'))).toHaveLength(1)
  })
})

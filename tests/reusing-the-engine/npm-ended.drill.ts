import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { fixtureRoot } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

/** The address that a development server says on its output. */
async function addressIn(input: Readable): Promise<string> {
  for await (const line of createInterface({ input })) {
    const [url] = /http:\S+/.exec(line) ?? []
    if (url !== undefined) return url
  }
  throw new Error('The server ended before it said its address.')
}

const SITE = ['--root', fixtureRoot('plain')]
const DEV = ['run', 'dev', '--', ...SITE]
const environment = { ...process.env, PORT: '0' }

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'a server ends with the npm that started it, also by %s',
  async signal => {
    const npm = spawn('npm', DEV, {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: environment,
    })
    // Its end comes with that of the last process that may write to it.
    const ended = once(npm.stdout, 'close')
    const url = await addressIn(npm.stdout)
    expect((await fetch(url)).status).toBe(200)
    npm.stdout.resume()
    npm.kill(signal)
    await ended
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  },
)

/** More requests than are answered between two looks at who started the server. */
const REQUESTS = 1000

it.each([
  ['npm', DEV],
  ['node', ['scripts/bootstrap.mjs', 'dev', ...SITE]],
] as const)('a server goes on when who started it by %s has ended', async (command, args) => {
  const shell = spawn('sh', ['-c', '"$@" & read end; kill -0 $!', 'sh', command, ...args], {
    cwd: PROJECT_ROOT,
    // A group of its own, by which it is ended.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: environment,
  })
  const { pid } = shell
  if (pid === undefined) throw new Error('There is no shell.')
  onTestFinished(() => {
    process.kill(-pid, 'SIGKILL')
  })
  const ended = once(shell, 'exit')
  const url = await addressIn(shell.stdout)
  shell.stdout.resume()
  shell.stdin.end()
  expect(await ended).toEqual([0, null])
  for (let request = 0; request < REQUESTS; request++) expect((await fetch(url)).status).toBe(200)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { fixtureRoot } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'a server ends with the npm that started it, also by %s',
  async signal => {
    const npm = spawn('npm', ['run', 'dev', '--', '--root', fixtureRoot('plain')], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PORT: '0' },
    })
    // Its end comes with that of the last process that may write to it.
    const ended = once(npm.stdout, 'close')
    let url = ''
    for await (const line of createInterface({ input: npm.stdout })) {
      url = /http:\S+/.exec(line)?.[0] ?? ''
      if (url !== '') break
    }
    expect((await fetch(url)).status).toBe(200)
    npm.stdout.resume()
    npm.kill(signal)
    await ended
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  },
)

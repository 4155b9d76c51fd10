import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { listening } from '#support/listening.ts'

vi.setConfig({ testTimeout: 0 })

it('a port that is in use names the command to start with another one', async () => {
  const { port, stop } = await listening(createServer())
  const { code, said } = await new Promise<{ code: unknown; said: string }>(resolve => {
    execFile(
      process.execPath,
      [path.join(PROJECT_ROOT, 'engine/node/cli.ts'), 'dev', '--root', 'examples/minimal'],
      { cwd: PROJECT_ROOT, env: { ...process.env, PORT: String(port), NODE_ENV: undefined } },
      (error, _, stderr) => resolve({ code: error?.code, said: stderr }),
    )
  })
  await stop()
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} is in use by another program.`)
  expect(said).toContain(`choose another port: PORT=${port + 1} npm run dev`)
  expect(said).not.toMatch(/^\s*at /m)
})

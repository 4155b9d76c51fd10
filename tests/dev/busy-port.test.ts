import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

vi.setConfig({ testTimeout: 0 })

it('a port that is in use names the command to start with another one', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, said } = await new Promise<{ code: unknown; said: string }>(resolve => {
    execFile(
      process.execPath,
      [path.join(PROJECT_ROOT, 'engine/node/cli.ts'), 'dev', '--root', 'examples/minimal'],
      { cwd: PROJECT_ROOT, env: { ...process.env, PORT: String(port), NODE_ENV: undefined } },
      (error, _, stderr) => resolve({ code: error?.code, said: stderr }),
    )
  })
  other.close()
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} is in use by another program.`)
  expect(said).toContain(`choose another port: PORT=${port + 1} npm run dev`)
  expect(said).not.toMatch(/^\s*at /m)
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

/** Runs `.ci/run` with commands that print a last line and end with a code. */
function runWith(test: [string, number], engines: [string, number]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = `#!/usr/bin/env bash
if [ "$1" = test ]; then echo "npm test ran"; echo "${test[0]}"; exit ${test[1]}; fi
echo "$* ran"; echo "${engines[0]}"; exit ${engines[1]}
`
  writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 })
  const { stdout, status } = spawnSync('bash', [path.join(PROJECT_ROOT, '.ci/run')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
  return { lines: stdout.trim().split('\n'), status }
}

it('counts the tests of both commands on its last line', () => {
  const { lines, status } = runWith(
    ['10 passed, 0 failed', 0],
    ['5 passed, 0 failed, 2 skipped', 0],
  )
  expect(lines.at(-1)).toBe('15 passed, 0 failed, 2 skipped')
  expect(status).toBe(0)
})

it('runs the second command also when the first fails, and fails', () => {
  const { lines, status } = runWith(['9 passed, 1 failed', 1], ['5 passed, 0 failed', 0])
  expect(lines).toContain('run test:engines ran')
  expect(lines.at(-1)).toBe('14 passed, 1 failed')
  expect(status).toBe(1)
})

it('counts a command that breaks down, or counts nothing, as failed', () => {
  expect(runWith(['no count', 1], ['5 passed, 0 failed', 0]).lines.at(-1)).toBe(
    '5 passed, 1 failed',
  )
  const silent = runWith(['10 passed, 0 failed', 0], ['', 0])
  expect(silent.lines.at(-1)).toBe('10 passed, 1 failed')
  expect(silent.status).toBe(1)
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

/** What a command prints as its last line, and the code it ends with. */
type Ending = [line: string, code: number]

/** Runs `.ci/run` with commands that end so. */
function runWith(test: Ending, engines: Ending, rows: Ending) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ending = ([line, code]: Ending) => `echo "$* ran"; echo "${line}"; exit ${code}`
  const script = `#!/usr/bin/env bash
case "$*" in
  test) ${ending(test)} ;;
  'run test:engines') ${ending(engines)} ;;
  'run rows') ${ending(rows)} ;;
esac
exit 99
`
  writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 })
  const { stdout, status } = spawnSync('bash', [path.join(PROJECT_ROOT, '.ci/run')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
  return { lines: stdout.trim().split('\n'), status }
}

it('counts the tests of all commands on its last line', () => {
  const { lines, status } = runWith(
    ['10 passed, 0 failed', 0],
    ['5 passed, 0 failed, 2 skipped', 0],
    ['4 passed, 0 failed', 0],
  )
  expect(lines.at(-1)).toBe('19 passed, 0 failed, 2 skipped')
  expect(status).toBe(0)
})

it('runs the other commands also when the first fails, and fails', () => {
  const { lines, status } = runWith(
    ['9 passed, 1 failed', 1],
    ['5 passed, 0 failed', 0],
    ['4 passed, 0 failed', 0],
  )
  expect(lines).toEqual(expect.arrayContaining(['run test:engines ran', 'run rows ran']))
  expect(lines.at(-1)).toBe('18 passed, 1 failed')
  expect(status).toBe(1)
})

it('counts a command that breaks down, or counts nothing, as failed', () => {
  const rows: Ending = ['4 passed, 0 failed', 0]
  const broken = runWith(['no count', 1], ['5 passed, 0 failed', 0], rows)
  expect(broken.lines.at(-1)).toBe('9 passed, 1 failed')
  const silent = runWith(['10 passed, 0 failed', 0], ['', 0], rows)
  expect(silent.lines.at(-1)).toBe('14 passed, 1 failed')
  expect(silent.status).toBe(1)
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

/** What a command prints on its last line, and the code it ends with. */
type End = readonly [string, number]

/** Runs `.ci/run` with commands that end so. */
function runWith(test: End, walk: End, engines: End) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = `#!/usr/bin/env bash
echo "npm $* ran"
case "$*" in
  test) echo "${test[0]}"; exit ${test[1]} ;;
  "run walk"*) echo "${walk[0]}"; exit ${walk[1]} ;;
  "run test:engines") echo "${engines[0]}"; exit ${engines[1]} ;;
esac
exit 9
`
  writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 })
  const { stdout, status } = spawnSync('bash', [path.join(PROJECT_ROOT, '.ci/run')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
  return { lines: stdout.trim().split('\n'), status }
}

const passed = (count: number): End => [`${count} passed, 0 failed`, 0]

it('counts the tests of all commands on its last line', () => {
  const { lines, status } = runWith(passed(10), passed(8), ['5 passed, 0 failed, 2 skipped', 0])
  expect(lines).toContain('npm run walk -- --sequences 200 --seed 0 ran')
  expect(lines.at(-1)).toBe('23 passed, 0 failed, 2 skipped')
  expect(status).toBe(0)
})

it('runs the later commands also when an earlier one fails, and fails', () => {
  const first = runWith(['9 passed, 1 failed', 1], passed(8), passed(5))
  expect(first.lines).toContain('npm run test:engines ran')
  expect(first.lines.at(-1)).toBe('22 passed, 1 failed')
  expect(first.status).toBe(1)
  const second = runWith(passed(10), ['7 passed, 1 failed', 1], passed(5))
  expect(second.lines.at(-1)).toBe('22 passed, 1 failed')
  expect(second.status).toBe(1)
})

it('counts a command that breaks down, or counts nothing, as failed', () => {
  const broken = runWith(['no count', 1], passed(8), passed(5))
  expect(broken.lines.at(-1)).toBe('13 passed, 1 failed')
  const silent = runWith(passed(10), passed(8), ['', 0])
  expect(silent.lines.at(-1)).toBe('18 passed, 1 failed')
  expect(silent.status).toBe(1)
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'

/** What a command prints as its last line, and the code it ends with. */
type Ending = readonly [line: string, code: number]

/** The commands of `.ci/run`, and how each ends. */
interface Endings {
  test?: Ending
  drills?: Ending
  walk?: Ending
  engines?: Ending
  rows?: Ending
}

/** Stands for a command that does not end by itself. */
const NEVER = 'never'

const passed = (count: number): Ending => [`${count} passed, 0 failed`, 0]

/**
 * Runs `.ci/run` with commands that end so; one that is not named passes with a count of its own.
 * @param limit seconds after which it ends what still runs.
 */
function runWith(
  {
    test = passed(10),
    drills = passed(3),
    walk = passed(8),
    engines = passed(5),
    rows = passed(4),
  }: Endings,
  limit?: number,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ending = ([line, code]: Ending) =>
    `echo "$* ran"; ${line === NEVER ? 'sleep 3600' : `echo "${line}"; exit ${code}`}`
  const script = `#!/usr/bin/env bash
case "$*" in
  test) ${ending(test)} ;;
  'run drills') ${ending(drills)} ;;
  'run walk -- --sequences 200 --seed 0') ${ending(walk)} ;;
  'run test:engines') ${ending(engines)} ;;
  'run rows') ${ending(rows)} ;;
esac
exit 99
`
  writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 })
  const { stdout, status } = spawnSync('bash', [path.join(PROJECT_ROOT, '.ci/run')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      ...(limit !== undefined && { CI_LIMIT_S: String(limit) }),
    },
  })
  return { lines: stdout.trim().split('\n'), status }
}

it('counts the tests of all commands on its last line', () => {
  const { lines, status } = runWith({ engines: ['5 passed, 0 failed, 2 skipped', 0] })
  expect(lines.at(-1)).toBe('30 passed, 0 failed, 2 skipped')
  expect(status).toBe(0)
})

it.each([
  ['test', { test: ['9 passed, 1 failed', 1] }, '29 passed, 1 failed'],
  ['drills', { drills: ['2 passed, 1 failed', 1] }, '29 passed, 1 failed'],
  ['walk', { walk: ['7 passed, 1 failed', 1] }, '29 passed, 1 failed'],
  ['engines', { engines: ['4 passed, 1 failed', 1] }, '29 passed, 1 failed'],
  ['rows', { rows: ['3 passed, 1 failed', 1] }, '29 passed, 1 failed'],
] as const)('runs the others also when %s fails, and fails', (_, endings, total) => {
  const { lines, status } = runWith(endings)
  expect(lines.filter(line => line.endsWith(' ran'))).toHaveLength(5)
  expect(lines.at(-1)).toBe(total)
  expect(status).toBe(1)
})

it('says at its end once more what failed, and of which command', () => {
  const failed =
    'Failed, each with the command that runs just this:\n  a test: Error: no\n    npm run a'
  const { lines } = runWith({ walk: [`${failed}\n\n7 passed, 1 failed`, 1] })
  const end = lines.slice(lines.indexOf('run rows ran'))
  expect(end.join('\n')).toContain(`npm run walk -- --sequences 200 --seed 0\n${failed}`)
})

it('counts a command that breaks down, or counts nothing, as failed', () => {
  const broken = runWith({ test: ['no count', 1] })
  expect(broken.lines.at(-1)).toBe('20 passed, 1 failed')
  const silent = runWith({ engines: ['', 0] })
  expect(silent.lines.at(-1)).toBe('25 passed, 1 failed')
  expect(silent.status).toBe(1)
})

it('counts what has no time left as not run', () => {
  const { lines, status } = runWith({}, 0)
  expect(lines.filter(line => line.endsWith(' ran'))).toEqual([])
  expect(lines.at(-1)).toBe('0 passed, 0 failed, 5 skipped')
  expect(status).toBe(0)
})

it('ends what does not end in time, and keeps what failed before', () => {
  const { lines, status } = runWith({ test: ['9 passed, 1 failed', 1], walk: [NEVER, 0] }, 5)
  expect(lines).toContain(
    'Not run to its end, since 0 minutes were over: npm run walk -- --sequences 200 --seed 0',
  )
  expect(lines.at(-1)).toMatch(/^\d+ passed, 1 failed, \d+ skipped$/)
  expect(status).toBe(1)
})

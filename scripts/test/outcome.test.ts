import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../run.mjs'
import { playwrightResults, vitestResults } from './outcome.mjs'
import { report, total } from './report.mjs'

/** A file with a report, which is gone when the test ends. */
function fileOf(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  location: { line: 7, column: 1 },
  failureMessages,
})

const unit = (file: string, status: string, assertionResults: unknown[], message = '') => ({
  name: path.join(ROOT, file),
  status,
  message,
  assertionResults,
})

describe('the results of unit tests', () => {
  it('name what passed, failed, timed out and did not run', () => {
    const results = vitestResults(
      fileOf({
        testResults: [
          unit('tests/reading/a.test.ts', 'failed', [
            assertion('holds', 'passed'),
            assertion('breaks', 'failed', ['AssertionError: no\n    at file:7']),
            assertion('waits', 'failed', ['Error: Test timed out in 600000ms.']),
            assertion('rests', 'pending'),
          ]),
        ],
      }),
    )
    const test = 'tests/reading/a.test.ts'
    const command = `npm run unit -- ${test}:7`
    const area = 'tests/reading'
    expect(results).toEqual([
      { area, fate: 'passed', title: `${test} › holds`, command },
      { area, fate: 'failed', title: `${test} › breaks`, command, note: 'AssertionError: no' },
      {
        area,
        fate: 'failed',
        title: `${test} › waits`,
        command,
        note: 'Error: Test timed out in 600000ms.',
      },
      { area, fate: 'skipped', title: `${test} › rests`, command },
    ])
  })

  it('count a file once that breaks before its tests, which did not run', () => {
    const broken = unit('engine/a.test.ts', 'failed', [assertion('rests', 'skipped')], 'no\nstack')
    const results = vitestResults(fileOf({ testResults: [broken] })) ?? []
    expect(results.map(({ area, fate, note }) => [area, fate, note])).toEqual([
      ['engine', 'skipped', undefined],
      ['engine', 'failed', 'no'],
    ])
  })

  it('are not there when there is no report', () => {
    expect(vitestResults('/nowhere/at/all.json')).toBeUndefined()
  })
})

/** What Playwright says of a test that failed, with the colors of a terminal. */
const errorsOf = (result: string) =>
  result === 'failed'
    ? [
        {
          message: 'Error: \u001B[31mno\u001B[39m\n\nReceived: 1\n\n    1 | a\n  > 2 | b\n    at a',
        },
      ]
    : []

const spec = (title: string, status: string, result: string) => ({
  file: 'reading/a.spec.ts',
  line: 3,
  title,
  tests: [
    {
      projectName: 'phone',
      status,
      results: result ? [{ status: result, errors: errorsOf(result) }] : [],
    },
  ],
})

it('the results of browser tests name what passed, failed, timed out and did not run', () => {
  const suite = { specs: [spec('holds', 'expected', 'passed')] }
  const group = {
    title: 'a group',
    specs: [
      spec('breaks', 'unexpected', 'failed'),
      spec('waits', 'unexpected', 'timedOut'),
      spec('is interrupted', 'skipped', 'interrupted'),
      spec('rests', 'skipped', ''),
    ],
  }
  const errors = [{ message: 'the sites are not built\n  at …' }]
  const results =
    playwrightResults(fileOf({ suites: [{ ...suite, suites: [group] }], errors })) ?? []
  expect(results.map(({ title, fate, note }) => [title, fate, note])).toEqual([
    ['tests/reading/a.spec.ts › holds (phone)', 'passed', undefined],
    ['tests/reading/a.spec.ts › a group › breaks (phone)', 'failed', 'Error: no Received: 1'],
    ['tests/reading/a.spec.ts › a group › waits (phone)', 'failed', 'timed out'],
    ['tests/reading/a.spec.ts › a group › is interrupted (phone)', 'skipped', undefined],
    ['tests/reading/a.spec.ts › a group › rests (phone)', 'skipped', undefined],
    ['the sites are not built', 'failed', undefined],
  ])
  expect(results[1]?.command).toBe('npm run browser -- tests/reading/a.spec.ts:3 --project phone')
})

describe('the report', () => {
  const result = (fate: 'passed' | 'failed' | 'skipped', title: string, area = '') => ({
    fate,
    title,
    area,
    command: `run ${title}`,
  })

  it('ends with what passed and failed, and what did not run if something did not', () => {
    const part = (...fates: ('passed' | 'failed' | 'skipped')[]) => ({
      name: 'Part',
      seconds: 1,
      results: fates.map(fate => result(fate, 'a')),
    })
    expect(total([part('passed', 'passed'), part('failed')])).toBe('2 passed, 1 failed')
    expect(total([part('passed'), part('skipped')])).toBe('1 passed, 0 failed, 1 skipped')
  })

  it('gives parts and areas with their counts, and failures with their command', () => {
    const results = [
      result('passed', 'a', 'engine'),
      result('failed', 'b', 'tests/reading'),
      result('skipped', 'c', 'tests/reading'),
    ]
    const text = report([{ name: 'Unit tests', seconds: 61, results }], 61)
    expect(text).toContain('FAILED  Unit tests (1 of 3, 1 skipped), 1 min 1 s')
    expect(text).toContain('ok      engine (1 of 1)')
    expect(text).toContain('FAILED  tests/reading (0 of 2, 1 skipped)')
    expect(text).toContain('  b\n    run b')
    expect(text).toContain('Not run:\n  c')
  })

  it('names what held at its second run only, with what it failed of at first', () => {
    const unsteady = { ...result('passed', 'b'), isUnsteady: true, note: 'Error: no' }
    const results = [result('passed', 'a'), unsteady]
    const text = report([{ name: 'Browser tests', seconds: 1, results }], 1)
    expect(text).toContain(
      'Failed, and held when run once more by itself; to be fixed:\n  b: Error: no',
    )
    expect(text).toContain('ok      Browser tests (2 of 2)')
  })
})

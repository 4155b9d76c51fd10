import { expect, it, onTestFinished, vi } from 'vitest'
import { againIfFailed, filesOf } from './again.mjs'
import type { Result } from './outcome.mjs'

const result = (title: string, fate: Result['fate'], note?: string): Result => ({
  area: 'tests/reading',
  fate,
  title,
  command: `run ${title}`,
  ...(note !== undefined && { note }),
})

const FIRST = {
  exitCode: 1,
  results: [
    result('a.spec.ts › holds', 'passed'),
    result('a.spec.ts › hurries', 'failed', 'Error: no'),
    result('b.spec.ts › breaks', 'failed'),
  ],
}

/** Sets whether a second run is asked for, as `.ci/run` does. */
function ask(again: string) {
  vi.stubEnv('TEST_AGAIN', again)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}

it('counts as passed what holds in a second run, with what it failed of, and the rest as failed', async () => {
  ask('1')
  const second = {
    exitCode: 1,
    results: [result('a.spec.ts › hurries', 'passed'), result('b.spec.ts › breaks', 'failed')],
  }
  const { exitCode, results } = await againIfFailed(FIRST, async failed => {
    expect(filesOf(failed)).toEqual(['a.spec.ts', 'b.spec.ts'])
    return second
  })
  expect(exitCode).toBe(1)
  expect(results?.map(({ fate, isUnsteady, note }) => [fate, isUnsteady, note])).toEqual([
    ['passed', undefined, undefined],
    ['passed', true, 'Error: no'],
    ['failed', undefined, undefined],
  ])
})

it('ends well when all that failed holds in the second run', async () => {
  ask('1')
  const results = FIRST.results.map(({ title }) => result(title, 'passed'))
  expect((await againIfFailed(FIRST, async () => ({ exitCode: 0, results }))).exitCode).toBe(0)
})

it('leaves failed what the second run did not reach', async () => {
  ask('1')
  const broken = await againIfFailed(FIRST, async () => ({ exitCode: 1, results: undefined }))
  expect(broken).toEqual(FIRST)
})

it.each([
  ['nobody asks for it', '', FIRST],
  ['nothing failed', '1', { exitCode: 0, results: [result('a', 'passed')] }],
  [
    'much failed',
    '1',
    {
      exitCode: 1,
      results: Array.from({ length: 11 }, (_, index) => result(String(index), 'failed')),
    },
  ],
  ['nothing could be counted', '1', { exitCode: 1, results: undefined }],
])('runs nothing again when %s', async (_, again, first) => {
  ask(again)
  const runAgain = vi.fn()
  expect(await againIfFailed(first, runAgain)).toBe(first)
  expect(runAgain).not.toHaveBeenCalled()
})

import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { PROGRAM_FOLDER } from '#support/samples/program.ts'
import { shownSamples as shown } from '#support/samples/shown.ts'
import { contractRuns } from './contracts.ts'
import { notRun, ranElsewhere, testsOfSamples } from './elsewhere.ts'
import { errorRuns } from './errors.ts'
import { requestRuns } from './requests.ts'
import type { RunsBySample } from './runs.ts'
import { subgraphRuns } from './subgraphs.ts'

const runs: RunsBySample = { ...errorRuns, ...requestRuns, ...contractRuns, ...subgraphRuns }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
afterAll(() => rm(PROGRAM_FOLDER, { recursive: true }))

describe('every sample that a page shows', () => {
  it('is run', () => {
    expect(shown.length).toBeGreaterThan(100)
    const silent = shown.filter(sample => !runs[sample.id] && !ranElsewhere(sample))
    expect(
      silent.map(
        ({ id }) => `${id} is shown and never run: add it to tests/running-samples/shown/`,
      ),
    ).toEqual([])
  })

  it('is run in one place, and no other sample is', () => {
    const ids = new Set(shown.map(({ id }) => id))
    const listed = [...Object.keys(runs), ...Object.keys(notRun)]
    expect(listed.filter(id => !ids.has(id))).toEqual([])
    expect(shown.filter(sample => runs[sample.id] && ranElsewhere(sample))).toEqual([])
  })

  it.each(testsOfSamples)('is run by $test where the list says so: $samples', async each => {
    expect(shown.filter(({ id }) => each.samples.test(id))).not.toEqual([])
    expect(await readFile(path.join(PROJECT_ROOT, each.test), 'utf8')).toContain(each.naming)
  })
})

describe.each(Object.entries(runs))('%s', (_, { good, bad }) => {
  it('does what it is for', good)

  for (const [what, run] of Object.entries(bad)) it(what, run)
})

import { expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

const OWN_NAME = 'tests/contributing/time-limits.test.ts'
const sources = [
  '{engine,site,examples,scripts,bench}/**/*.{test,spec,journey,drill}.ts',
  'tests/**/*.ts',
]
  .flatMap(sourcesOf)
  .filter(({ name }) => name !== OWN_NAME)

/** How a test or its helper would wait for a time, end at one, measure one, or be tried again. */
const TIMED =
  /\btimeout: |\.timeout\(|waitForTimeout|performance\.now|\bretries: |\bretry: \d|setTimeout\(|setInterval\(/

/** Lines that may: a runner's limit far beyond what a test needs, a pause between two looks, what an author takes, what a policy refuses, how long a browser waits for a face, and the clock of a page that a test sets. */
const allowed = [
  'tests/dev/dev-site.ts: await setTimeout(20)',
  'tests/dev/dev-site.ts: return setTimeout(milliseconds)',
  'tests/engines/vitest.config.ts: expect: { poll: { timeout: EXPECTED_MS, interval: 50 } },',
  'tests/reading/policy.spec.ts: attempt(() => setTimeout(\'document.title = "reached"\')),',
  'tests/reading/text-face.spec.ts: return painted !== undefined && performance.now() > painted.startTime + 500',
  'tests/support/assistants/client.ts: const NEVER = { timeout: 600_000 } as const',
  'tests/support/browser/clock.ts: const now = performance.now.bind(performance)',
  'tests/support/browser/clock.ts: performance.now = () => now() * times',
  'tests/support/browser/focus.ts: setInterval(look, LOOK_MS)',
]

it('no test waits for a time, has a limit of its own, or is tried again, and no helper does', () => {
  const names = sources.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names).toEqual(
    expect.arrayContaining(['tests/dev/dev-site.ts', 'tests/support/browser/test.ts']),
  )
  const found = sources.flatMap(({ name, text }) =>
    text.split('\n').flatMap(line => (TIMED.test(line) ? [`${name}: ${line.trim()}`] : [])),
  )
  expect(found.sort()).toEqual(allowed)
})

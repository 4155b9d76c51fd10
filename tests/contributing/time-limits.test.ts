import { expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

const OWN_NAME = 'tests/contributing/time-limits.test.ts'
const sources = [
  '{engine,site,scripts,bench,tests}/**/*.{test,spec,journey,drill}.ts',
  'tests/support/**/*.ts',
]
  .flatMap(sourcesOf)
  .filter(({ name }) => name !== OWN_NAME)

/** How a test would wait for a time, end at one, measure one, or be tried again. */
const TIMED = /\btimeout: |waitForTimeout|performance\.now|\bretries: |\bretry: \d|setTimeout\(/

it('no test waits for a time, has a limit of its own, or is tried again', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (TIMED.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

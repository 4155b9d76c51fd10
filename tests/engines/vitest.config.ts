import { defineConfig } from 'vitest/config'

/** Far more than any journey needs on a busy machine: it ends one that waits for what never comes, and says so. */
const NEVER_MS = 600_000
/** The same for one thing that a journey expects. */
const EXPECTED_MS = 120_000

/** Journeys through the site in one engine, which `npm run test:engines` names. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.journey.ts'],
    // One browser for all of them.
    maxWorkers: 1,
    isolate: false,
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    teardownTimeout: NEVER_MS,
    expect: { poll: { timeout: EXPECTED_MS, interval: 50 } },
    includeTaskLocation: true,
  },
})

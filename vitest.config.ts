import { defineConfig } from 'vitest/config'

/** Far more than any test needs on a busy machine: it ends one that waits for what never comes, and says so. */
const NEVER_MS = 600_000

/** Tests that need no browser. Those that do are named `*.spec.ts` and belong to Playwright. */
export default defineConfig({
  test: {
    include: ['{engine,site,tests,scripts,bench}/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    teardownTimeout: NEVER_MS,
    includeTaskLocation: true,
  },
})

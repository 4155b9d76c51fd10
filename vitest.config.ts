import process from 'node:process'
import { defineConfig } from 'vitest/config'

/** Far more than any test needs on a busy machine: it ends one that waits for what never comes, and says so. */
const NEVER_MS = 600_000

const FOLDERS = '{engine,site,examples,tests,scripts,bench}/**/*'

/** The files of a share of the tests: those of `npm test`, those of `npm run drills`, or, where nothing is said, both. */
const FILES: Readonly<Record<string, string>> = {
  test: `${FOLDERS}.test.ts`,
  drill: `${FOLDERS}.drill.ts`,
}
const { TEST_SHARE = '' } = process.env

/** Tests that need no browser. Those that do are named `*.spec.ts` and belong to Playwright. */
export default defineConfig({
  test: {
    include: [FILES[TEST_SHARE] ?? `${FOLDERS}.{test,drill}.ts`],
    // It has a configuration and a command of its own: `npm run rows`.
    exclude: ['**/node_modules/**', 'tests/contributing/change-table.drill.ts'],
    maxWorkers: 2,
    // Modules are loaded once for all files of a worker, which halves the time: no test may leave a stub or a variable behind.
    isolate: false,
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    teardownTimeout: NEVER_MS,
    includeTaskLocation: true,
  },
})

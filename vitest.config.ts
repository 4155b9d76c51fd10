import { defineConfig } from 'vitest/config'

/** Tests that need no browser. Those that do are named `*.spec.ts` and belong to Playwright. */
export default defineConfig({
  test: {
    include: ['{engine,site,tests,scripts,bench}/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

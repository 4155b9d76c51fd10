import { availableParallelism } from 'node:os'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { switches } from './tests/support/browser/switches.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Far more than any test needs on a busy machine: it ends one that waits for what never comes, and says so. */
const NEVER_MS = 600_000
/** The same for one thing that a test expects. */
const EXPECTED_MS = 120_000

/** Tests in a browser, on sites that are built before: `npm test` does both. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser/serve-sites.ts',
  fullyParallel: true,
  // A test waits for its browser now and then: one more than there are cores keeps all of them busy.
  workers: availableParallelism() + 1,
  // What holds at its second run only is broken: the reader has one.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: NEVER_MS,
  expect: { timeout: EXPECTED_MS },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    launchOptions: {
      timeout: NEVER_MS,
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [...switches],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
  ],
})

import process from 'node:process'
import { defineConfig } from '@playwright/test'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Tests in a browser, on sites that are built before: `npm test` does both. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/support/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  // A loaded machine may cost one test its patience; it is tried once more and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
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

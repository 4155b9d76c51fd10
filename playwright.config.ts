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

/** Tests of some files, but for those that are about a phone. */
const unlessForPhone = (...files: readonly string[]) =>
  new RegExp(`^(?!.*@phone).*(?:${files.join('|')})\\.spec\\.ts`, 's')

/**
 * Tests of what a page does with answers, addresses and storage, in which no width has a part: they run in the wide
 * window alone.
 */
const SAME_AT_EVERY_WIDTH = unlessForPhone(
  'navigating/(?:base-path|deploys|failures|faults|history|presses|races)',
  'searching/(?:history|waiting)',
  'calling-the-api/(?:entering|sending)',
  'reading/storage',
)

/** Tests of the drills alone, at every width: those with the tag, and files that try one fault, lack or control after the other. */
const DRILLED = [
  /@drill/,
  /(?:navigating\/(?:faults|lacking)|reading\/refusals|accessibility\/(?:control-contrast|open-menus|targets))\.spec\.ts/,
]

/** Tests that say the same of a phone as of a wide window: `npm test` runs them in the wide one, the drills in the other. */
const AGAIN_ON_PHONE = unlessForPhone(
  'calling-the-api/(?:parameters|playground|reading)',
  'components/(?:blocks|sequence|tabs)',
  'navigating/(?:kept-pages|links|navigation|not-found|pages|waiting)',
  'reading/(?:banner|code-face|copy|glossary|last-updated|motion|network-picker|no-script|rows|sample-types|terms|theme)',
  'reading/accessibility/assistive-technology',
  'reusing-the-engine/minimal',
  'searching/(?:answers|parts|search)',
  'using-figures/(?!every-figure|full-width|head|labels)[a-z-]+',
)

/** Which tests run: those of `npm test`, those of `npm run drills`, or, where nothing is said, both. */
const { TEST_SHARE } = process.env

/** What a project runs of a share. @param never what it runs in neither. @param drilled what only its drills run. */
function shareOf(never: readonly RegExp[], drilled: readonly RegExp[]) {
  if (TEST_SHARE === 'test') return { grepInvert: [...never, ...drilled] }
  return { grepInvert: [...never], ...(TEST_SHARE === 'drill' && { grep: [...drilled] }) }
}

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
  expect: {
    timeout: EXPECTED_MS,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/{arg}-{projectName}{ext}',
      // A few pixels at the edges of letters; a line that moved, or a color that is another, is far more.
      maxDiffPixelRatio: 0.001,
    },
  },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // Tests put scripts and servers of their own into pages; tests/reading/policy.spec.ts holds pages to the policy.
    bypassCSP: true,
    // Tests answer requests themselves, which a worker would do before them; tests/reading/offline allows it.
    serviceWorkers: 'block',
    launchOptions: {
      timeout: NEVER_MS,
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [...switches],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: desktop },
      ...shareOf([/@phone/], DRILLED),
    },
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true, isMobile: true },
      ...shareOf([/@desktop/, SAME_AT_EVERY_WIDTH], [...DRILLED, AGAIN_ON_PHONE]),
    },
  ],
})

import path from 'node:path'
import { checks } from '../check.mjs'
import { ROOT, runTool } from '../run.mjs'
import { againIfFailed, filesOf, LAST_FAILED } from './again.mjs'
import { sideBySide, single } from './run-parts.mjs'
import { BUILT_SITE, buildSites, SITES } from './sites.mjs'
import { runPlaywright, runVitest } from './tools.mjs'

/** Where the parts leave their results. */
export const RESULTS = path.join(ROOT, '.cache/test/results')

/**
 * A share of the tests that need no browser.
 * @param {string} name
 * @param {'test' | 'drill'} share those of `npm test`, or those of `npm run drills`.
 * @returns {import('./run-parts.mjs').Part}
 */
const withoutBrowser = (name, share) => ({
  name,
  command: 'npm run unit',
  run: async () => {
    const runFiles = (name, files) =>
      runVitest(path.join(RESULTS, `${name}.json`), files, { TEST_SHARE: share })
    const first = await runFiles(`vitest-${share}`, [])
    return againIfFailed(first, failed => runFiles(`vitest-${share}-again`, filesOf(failed)))
  },
})

/**
 * A share of the tests in a browser.
 * @param {string} name
 * @param {'test' | 'drill'} share those of `npm test`, or those of `npm run drills`.
 * @returns {import('./run-parts.mjs').Part}
 */
const inBrowser = (name, share) => ({
  name,
  command: 'npm run browser',
  run: async () => {
    const runTests = (name, args) =>
      runPlaywright(path.join(RESULTS, `${name}.json`), args, { TEST_SHARE: share })
    const first = await runTests(`playwright-${share}`, [])
    return againIfFailed(first, () => runTests(`playwright-${share}-again`, LAST_FAILED))
  },
})

/** The build of all test sites, for runs of which it is no test. */
export const buildOfSites = single('Build of the test sites', 'npm run sites', () => buildSites([]))

/** The same, each site by itself. */
const builds = SITES.map(site => ({
  name: `Build of the test site "${site}"`,
  command: `npm run sites -- ${site}`,
  run: () => buildSites([site]),
}))

/** Everything `npm test` runs, in this order. @type {readonly import('./run-parts.mjs').Part[]} */
export const parts = [
  sideBySide(
    'Lint, format, arrows and types, and the test sites',
    'npm run check && npm run sites',
    // Each has moments in which one core has nothing to do.
    [checks, builds],
  ),
  single('Budgets of bytes and requests', `npm run size -- --out ${BUILT_SITE}`, () =>
    runTool('engine/node/cli.ts', ['size', '--out', BUILT_SITE]),
  ),
  withoutBrowser('Unit tests', 'test'),
  inBrowser('Browser tests', 'test'),
]

/** Everything `npm run drills` runs, in this order. @type {readonly import('./run-parts.mjs').Part[]} */
export const drillParts = [
  buildOfSites,
  withoutBrowser('Drills without a browser', 'drill'),
  inBrowser('Drills in a browser', 'drill'),
]

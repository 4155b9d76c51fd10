import path from 'node:path'
import { checksInRows } from '../check.mjs'
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

const sites = SITES.map(site =>
  single(`Build of the test site "${site}"`, `npm run sites -- ${site}`, () => buildSites([site])),
)

/** Everything `npm test` runs, in this order. @type {readonly import('./run-parts.mjs').Part[]} */
export const parts = [
  sideBySide('Lint, format, arrows and types', 'npm run check', checksInRows),
  ...sites,
  single('Budgets of bytes and requests', `npm run size -- --out ${BUILT_SITE}`, () =>
    runTool('engine/node/cli.ts', ['size', '--out', BUILT_SITE]),
  ),
  withoutBrowser('Unit tests', 'test'),
  inBrowser('Browser tests', 'test'),
]

/** Everything `npm run drills` runs, in this order. @type {readonly import('./run-parts.mjs').Part[]} */
export const drillParts = [
  ...sites,
  withoutBrowser('Drills without a browser', 'drill'),
  inBrowser('Drills in a browser', 'drill'),
]

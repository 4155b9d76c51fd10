import path from 'node:path'
import { checks } from '../check.mjs'
import { findChromium } from '../chromium.mjs'
import { isInterrupted, ROOT, runTool } from '../run.mjs'
import { checked, playwrightResults, vitestResults } from './outcome.mjs'
import { BUILT_SITE, buildSites, SITES } from './sites.mjs'

/** Where the parts leave their results. */
export const RESULTS = path.join(ROOT, '.cache/test/results')

/**
 * A part of `npm test`. Its results are undefined when it broke down before it could count.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} command runs just this part.
 * @property {() => Promise<{ exitCode: number, results: import('./outcome.mjs').Result[] | undefined }>} run
 */

/** A part that either holds or does not. @returns {Part} */
function single(name, command, run) {
  return {
    name,
    command,
    run: async () => {
      const exitCode = await run()
      // What was interrupted has not failed: it did not run.
      const results = isInterrupted() ? undefined : checked(name, command, exitCode)
      return { exitCode, results }
    },
  }
}

/** @type {Part} */
const unitTests = {
  name: 'Unit tests',
  command: 'npm run unit',
  run: async () => {
    const file = path.join(RESULTS, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const exitCode = await runTool('node_modules/vitest/vitest.mjs', ['run', ...reporters])
    return { exitCode, results: vitestResults(file) }
  },
}

/** @type {Part} */
const browserTests = {
  name: 'Browser tests',
  command: 'npm run browser',
  run: async () => {
    const file = path.join(RESULTS, 'playwright.json')
    const exitCode = await runTool('node_modules/@playwright/test/cli.js', ['test'], {
      CHROMIUM: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    return { exitCode, results: playwrightResults(file) }
  },
}

/** Everything `npm test` runs, in this order. @type {readonly Part[]} */
export const parts = [
  ...checks.map(({ name, command, run }) => single(name, command, run)),
  ...SITES.map(site =>
    single(`Build of the test site "${site}"`, `npm run sites -- ${site}`, () =>
      buildSites([site]),
    ),
  ),
  single('Budgets of bytes and requests', `npm run size -- --out ${BUILT_SITE}`, () =>
    runTool('engine/node/cli.ts', ['size', '--out', BUILT_SITE]),
  ),
  unitTests,
  browserTests,
]

import path from 'node:path'
import { checks } from '../check.mjs'
import { findChromium } from '../chromium.mjs'
import { ROOT, runTool } from '../run.mjs'
import { playwrightResults, vitestResults } from './outcome.mjs'
import { single } from './run-parts.mjs'
import { BUILT_SITE, buildSites, SITES } from './sites.mjs'

/** Where the parts leave their results. */
export const RESULTS = path.join(ROOT, '.cache/test/results')

/** @type {import('./run-parts.mjs').Part} */
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

/** @type {import('./run-parts.mjs').Part} */
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

/** Everything `npm test` runs, in this order. @type {readonly import('./run-parts.mjs').Part[]} */
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

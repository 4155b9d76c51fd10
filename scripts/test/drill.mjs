import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../chromium.mjs'
import { isInterrupted, ROOT, runTool, say } from '../run.mjs'
import { DRILLS } from './drill-files.mjs'
import { lossesOf, tableOf } from './drill-table.mjs'
import { playwrightResults, vitestResults } from './outcome.mjs'
import { buildSites, SITES } from './sites.mjs'

/** Where the drill leaves its results. */
const RESULTS = path.join(ROOT, '.cache/test/drill')

/** For how long hosts are under load, in seconds: what the specification of the site asks for. */
const LOAD_SECONDS = '60'

const filesOf = pattern =>
  Object.values(DRILLS)
    .flat()
    .filter(file => pattern.test(file))

/** The tests without a browser. */
async function withoutBrowser() {
  const file = path.join(RESULTS, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const files = filesOf(/\.(?:test|drill)\.ts$/)
  const program = 'node_modules/vitest/vitest.mjs'
  await runTool(program, ['run', ...reporters, ...files], { LOAD_SECONDS })
  return vitestResults(file)
}

/** The tests in a browser, in the wide window: what they try hangs on no width. */
async function inBrowser() {
  const file = path.join(RESULTS, 'playwright.json')
  const cli = 'node_modules/@playwright/test/cli.js'
  await runTool(cli, ['test', ...filesOf(/\.spec\.ts$/), '--project', 'desktop'], {
    CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return playwrightResults(file)
}

/**
 * Tries every fault, bad input and load, and prints what was tried and what was lost.
 * @returns {Promise<number>} the exit code.
 */
export async function drill() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  if ((await buildSites(SITES)) !== 0) return 1
  const runs = [await withoutBrowser(), await inBrowser()]
  const results = runs.flatMap(run => run ?? [])
  say(tableOf(DRILLS, results))
  const lost = lossesOf(DRILLS, results)
  const isWhole = runs.every(run => run !== undefined) && !isInterrupted()
  if (!isWhole) say('not all of it ran')
  return lost.length === 0 && isWhole ? 0 : 1
}

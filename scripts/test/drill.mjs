import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isInterrupted, ROOT, say } from '../run.mjs'
import { DRILLS } from './drill-files.mjs'
import { lossesOf, tableOf } from './drill-table.mjs'
import { buildSites, SITES } from './sites.mjs'
import { runPlaywright, runVitest } from './tools.mjs'

/** Where the drill leaves its results. */
const RESULTS = path.join(ROOT, '.cache/test/drill')

/** For how long hosts are under load, in seconds: what the specification of the site asks for. */
const LOAD_SECONDS = '60'

const filesOf = pattern =>
  Object.values(DRILLS)
    .flat()
    .filter(file => pattern.test(file))

/** The tests without a browser. */
const withoutBrowser = () =>
  runVitest(path.join(RESULTS, 'vitest.json'), filesOf(/\.(?:test|drill)\.ts$/), { LOAD_SECONDS })

/** The tests in a browser, in the wide window: what they try hangs on no width. */
const inBrowser = () =>
  runPlaywright(path.join(RESULTS, 'playwright.json'), [
    ...filesOf(/\.spec\.ts$/),
    ...['--project', 'desktop'],
  ])

/**
 * Tries every fault, bad input and load, and prints what was tried and what was lost.
 * @returns {Promise<number>} the exit code.
 */
export async function drill() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  if ((await buildSites(SITES)) !== 0) return 1
  const runs = [await withoutBrowser(), await inBrowser()]
  const results = runs.flatMap(run => run.results ?? [])
  say(tableOf(DRILLS, results))
  const lost = lossesOf(DRILLS, results)
  const isWhole = runs.every(run => run.results !== undefined) && !isInterrupted()
  if (!isWhole) say('not all of it ran')
  return lost.length === 0 && isWhole ? 0 : 1
}

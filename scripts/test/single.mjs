import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../chromium.mjs'
import { ROOT, runTool, say } from '../run.mjs'
import { buildSites, SITES } from './sites.mjs'

/** Whether an argument names files outside `tests/`, whose tests read no built site. */
function isElsewhere(arg) {
  const [file = ''] = arg.split(':')
  return !path.normalize(file).startsWith('tests') && existsSync(path.join(ROOT, file))
}

/** Builds the sites that tests read, so that none looks at an old one. @returns whether all are there. */
async function sitesAreBuilt() {
  say('Building the test sites …')
  return (await buildSites(SITES)) === 0
}

/**
 * Runs unit tests.
 * @param {readonly string[]} args paths, parts of paths, `<path>:<line>`, and options of Vitest; none means all tests.
 * @returns {Promise<number>} the exit code.
 */
export async function unit(args) {
  const paths = args.filter(arg => !arg.startsWith('-'))
  const needsNoSite = paths.length > 0 && paths.every(isElsewhere)
  if (!needsNoSite && !(await sitesAreBuilt())) return 1
  return runTool('node_modules/vitest/vitest.mjs', ['run', ...args])
}

/**
 * Runs tests in a browser.
 * @param {readonly string[]} args paths, parts of paths, `<path>:<line>`, and options of Playwright such as
 *   `-g <title>` and `--project desktop`; none means all tests.
 * @returns {Promise<number>} the exit code.
 */
export async function browser(args) {
  const CHROMIUM = await findChromium()
  if (!(await sitesAreBuilt())) return 1
  return runTool('node_modules/@playwright/test/cli.js', ['test', ...args], { CHROMIUM })
}

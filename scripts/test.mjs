import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checks } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { ROOT, runTool, say } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Where the parts leave their results. */
const RESULTS = path.join(ROOT, '.cache/test/results')

/** The sites that the tests read, by the name `tests/support/sites/build.ts` knows them by. */
const SITES = ['root', 'docs', 'banner']

/** The site as it is published, of which the budgets speak. */
const BUILT_SITE = '.cache/test/sites/root'

/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/** Counts something that either holds or does not. @returns {Count} */
function one(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The results a test tool wrote; undefined when it broke down before it could. */
function results(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A tool that ends badly has failed once at least, whatever it counted. @returns {Count} */
function counted(exitCode, passed, failed) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

/** @returns {Promise<Count>} */
async function unitTests() {
  const file = path.join(RESULTS, 'vitest.json')
  const exitCode = await runTool('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = results(file) ?? {}
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return counted(exitCode, numPassedTests, numFailedTests + broken.length)
}

/** @returns {Promise<Count>} */
async function browserTests() {
  const file = path.join(RESULTS, 'playwright.json')
  const exitCode = await runTool('node_modules/@playwright/test/cli.js', ['test'], {
    CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, errors = [] } = results(file) ?? {}
  // A test that held at its second run counts as passed; the reporter above has named it as flaky.
  return counted(exitCode, stats.expected + stats.flaky, stats.unexpected + errors.length)
}

/** Everything `npm test` runs, in this order. */
const parts = [
  ...checks.map(({ name, run }) => ({ name, run: async () => one(await run()) })),
  ...SITES.map(site => ({
    name: `Build of the test site "${site}"`,
    run: async () => one(await runTool('tests/support/sites/build.ts', [site])),
  })),
  {
    name: 'Budgets of bytes and requests',
    run: async () => one(await runTool('engine/node/cli.ts', ['size', '--out', BUILT_SITE])),
  },
  { name: 'Unit tests', run: unitTests },
  { name: 'Browser tests', run: browserTests },
]

/** Runs a part; one that cannot run has failed. @returns {Promise<Count>} */
async function runPart({ name, run }) {
  say(`\n${name}`)
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** Runs all parts, the later ones also when an earlier one fails. @returns the exit code. */
export async function test() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const summary = []
  for (const part of parts) summary.push({ name: part.name, ...(await runPart(part)) })

  say('')
  for (const { name, passed, failed } of summary) {
    say(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${passed} of ${passed + failed})`)
  }
  const sum = key => summary.reduce((total, count) => total + count[key], 0)
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

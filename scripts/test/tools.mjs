import { findChromium } from '../chromium.mjs'
import { runTool } from '../run.mjs'
import { playwrightResults, vitestResults } from './outcome.mjs'

/**
 * Runs tests with Vitest, and reads what became of them.
 * @param {string} file where they are written down.
 * @param {readonly string[]} args files, and options of Vitest.
 * @param {Record<string, string>} environment
 * @param {'default' | 'verbose'} [shown] how much is printed.
 * @returns {Promise<import('./again.mjs').Run>}
 */
export async function runVitest(file, args, environment, shown = 'default') {
  const reporters = [`--reporter=${shown}`, '--reporter=json', `--outputFile.json=${file}`]
  const program = 'node_modules/vitest/vitest.mjs'
  const exitCode = await runTool(program, ['run', ...reporters, ...args], environment)
  return { exitCode, results: vitestResults(file) }
}

/**
 * Runs tests with Playwright, and reads what became of them.
 * @param {string} file where they are written down.
 * @param {readonly string[]} args files, and options of Playwright.
 * @param {Record<string, string>} [environment]
 * @returns {Promise<import('./again.mjs').Run>}
 */
export async function runPlaywright(file, args, environment = {}) {
  const exitCode = await runTool('node_modules/@playwright/test/cli.js', ['test', ...args], {
    CHROMIUM: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...environment,
  })
  return { exitCode, results: playwrightResults(file) }
}

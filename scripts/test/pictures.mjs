import { parseArgs } from 'node:util'
import { findChromium } from '../chromium.mjs'
import { runTool } from '../run.mjs'
import { buildSites, SITES } from './sites.mjs'

/**
 * Holds a few parts of pages to the pictures of them that are kept.
 * @param {readonly string[]} args `--accept`: takes the pictures anew, with the browser that is here, and keeps them.
 * @returns {Promise<number>} the exit code.
 */
export async function pictures(args) {
  const { values } = parseArgs({ args: [...args], options: { accept: { type: 'boolean' } } })
  const CHROMIUM = await findChromium()
  if ((await buildSites(SITES)) !== 0) return 1
  const accept = values.accept ? ['--update-snapshots=all'] : []
  const test = ['test', 'tests/reading/pictures', ...accept]
  return runTool('node_modules/@playwright/test/cli.js', test, { CHROMIUM })
}

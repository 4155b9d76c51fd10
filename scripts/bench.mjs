import { BUILD_FLAGS } from './build-flags.mjs'
import { findChromium } from './chromium.mjs'
import { runTool } from './run.mjs'

/**
 * Builds the site as hosts get it, measures it and builds of generated sites, and writes the report.
 * @param {readonly string[]} args of `bench/run.ts`
 * @returns {Promise<number>} the exit code.
 */
export async function bench(args) {
  const CHROMIUM = await findChromium()
  const build = ['build', '--root', 'site', '--release']
  const exitCode = await runTool('engine/node/cli.ts', build, {}, BUILD_FLAGS)
  return exitCode === 0 ? runTool('bench/run.ts', args, { CHROMIUM }) : exitCode
}

import { findChromium } from '../chromium.mjs'
import { runTool } from '../run.mjs'
import { buildSites } from '../test/sites.mjs'

/**
 * Takes the screenshots that documents show anew.
 * @returns {Promise<number>} the exit code.
 */
export async function screenshots() {
  const CHROMIUM = await findChromium()
  if ((await buildSites(['root'])) !== 0) return 1
  return runTool('scripts/screenshots/take.ts', [], { CHROMIUM })
}

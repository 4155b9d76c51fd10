import { runTool } from '../run.mjs'

/** The sites that the tests read, by the name `tests/support/sites/sites.ts` knows them by. */
export const SITES = ['root', 'docs', 'banner', 'minimal', 'gallery']

/** The site as it is published, of which the budgets speak. */
export const BUILT_SITE = '.cache/test/sites/root'

/**
 * Builds test sites; what has not changed is taken from the cache.
 * @param {readonly string[]} names none means all.
 * @returns {Promise<number>} the exit code.
 */
export function buildSites(names) {
  return runTool('tests/support/sites/build.ts', names)
}

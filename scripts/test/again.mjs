import process from 'node:process'

/** @typedef {{ exitCode: number, results: import('./outcome.mjs').Result[] | undefined }} Run */

/** More than this is no accident of a machine: it has failed, and to run it again would only take time. */
const FEW = 10

/** Arguments with which Playwright runs what failed the last time, one after the other. */
export const LAST_FAILED = ['--last-failed', '--workers=1']

/** The test files of results, each once. @param {readonly import('./outcome.mjs').Result[]} results */
export const filesOf = results => [...new Set(results.map(({ title }) => title.split(' › ')[0]))]

/**
 * Runs once more, without anything beside it, what failed in a run. What holds then is not as it should be: the report
 * names it with what it failed of, to be fixed, but it does not hold back all the rest. Only `.ci/run` asks for this, by
 * `TEST_AGAIN`: whoever runs tests by hand sees each failure.
 * @param {Run} first
 * @param {(failed: readonly import('./outcome.mjs').Result[]) => Promise<Run>} runAgain runs what failed, and may run
 *   more.
 * @returns {Promise<Run>}
 */
export async function againIfFailed(first, runAgain) {
  const failed = first.results?.filter(({ fate }) => fate === 'failed') ?? []
  const isAsked = process.env.TEST_AGAIN === '1'
  if (!isAsked || failed.length === 0 || failed.length > FEW) return first
  const second = await runAgain(failed)
  const fates = new Map(second.results?.map(({ title, fate }) => [title, fate]))
  const results = first.results.map(result =>
    result.fate === 'failed' && fates.get(result.title) === 'passed'
      ? { ...result, fate: /** @type {const} */ ('passed'), isUnsteady: true }
      : result,
  )
  const isMended = results.every(({ fate }) => fate !== 'failed')
  return { exitCode: isMended ? 0 : first.exitCode, results }
}

import { isInterrupted, say } from '../run.mjs'
import { SetupError } from '../setup-error.mjs'
import { duration, readLastRun, writeLastRun } from './last-run.mjs'
import { checked } from './outcome.mjs'
import { report, total } from './report.mjs'

/**
 * A part of a run. Its results are undefined when it broke down before it could count.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} command runs just this part.
 * @property {() => Promise<{ exitCode: number, results: import('./outcome.mjs').Result[] | undefined }>} run
 */

/**
 * A part that either holds or does not.
 * @param {string} name
 * @param {string} command
 * @param {() => Promise<number>} run
 * @returns {Part}
 */
export function single(name, command, run) {
  return {
    name,
    command,
    run: async () => {
      const exitCode = await run()
      // What was interrupted has not failed: it did not run.
      const results = isInterrupted() ? undefined : checked(name, command, exitCode)
      return { exitCode, results }
    },
  }
}

/**
 * A part of several that either hold or do not, in rows that run side by side: for what leaves a core idle now and then.
 * @param {string} name
 * @param {string} command
 * @param {readonly (readonly { name: string, command: string, run: () => Promise<number> }[])[]} rows
 * @returns {Part}
 */
export function sideBySide(name, command, rows) {
  const runRow = async row => {
    const ended = []
    for (const each of row) {
      if (isInterrupted()) break
      const { results } = await single(each.name, each.command, each.run).run()
      if (results) ended.push(...results)
    }
    return ended
  }
  return {
    name,
    command,
    run: async () => {
      const results = (await Promise.all(rows.map(runRow))).flat()
      return { exitCode: results.some(({ fate }) => fate === 'failed') ? 1 : 0, results }
    },
  }
}

/**
 * A part that was not run, or not to its end.
 * @param {Part} part
 * @param {number} tests how many it is known to have.
 * @param {'failed' | 'skipped'} fate of the part itself.
 * @param {string} [note] why it failed.
 * @returns {import('./outcome.mjs').Result[]}
 */
function uncounted({ name, command }, tests, fate, note) {
  const left = { area: '', fate: 'skipped', title: name, command }
  const itself = fate === 'failed' ? [{ ...left, fate, note }] : []
  return [...itself, ...Array.from({ length: tests }, () => left)]
}

/** Runs a part; one that ends badly has failed once at least, whatever it counted. */
async function runPart(part, knownTests) {
  const start = performance.now()
  const ended = await part.run().catch(error => {
    console.error(error instanceof SetupError ? error.message : error)
    return { exitCode: 1, results: undefined }
  })
  const seconds = (performance.now() - start) / 1000
  return { name: part.name, seconds, ...counted(part, ended, knownTests) }
}

/** The results of a part with what it could not count itself, and whether it ran to its end. */
function counted(part, { exitCode, results }, knownTests) {
  if (isInterrupted()) {
    const left = Math.max(0, knownTests - (results?.length ?? 0))
    return { results: [...(results ?? []), ...uncounted(part, left, 'skipped')], isWhole: false }
  }
  if (!results) {
    const note = 'broke down before it could count its tests'
    return { results: uncounted(part, knownTests, 'failed', note), isWhole: false }
  }
  const isSilent = exitCode !== 0 && results.every(({ fate }) => fate !== 'failed')
  const note = `ended with ${exitCode} although no test failed`
  const own = isSilent ? uncounted(part, 0, 'failed', note) : []
  return { results: [...results, ...own], isWhole: true }
}

/**
 * Runs parts, the later ones also when an earlier one fails: says what runs and how long it took the last time, at the end
 * what failed, and on the last line how many passed and failed.
 * @param {readonly Part[]} parts
 * @param {string | undefined} record name under which this run is remembered; undefined when it is not all of it.
 * @param {string} firstTime what is said while nothing is known of this machine.
 * @returns {Promise<number>} the exit code.
 */
export async function runParts(parts, record, firstTime) {
  const last = record === undefined ? undefined : readLastRun(record)
  say(`This runs:\n${parts.map(({ name }) => `  ${name}`).join('\n')}`)
  say(last ? `The last time here, on ${last.date}, it took ${duration(last.seconds)}.` : firstTime)

  const summary = []
  for (const part of parts) {
    const known = last?.parts[part.name]
    const knownTests = known?.tests ?? 1
    if (isInterrupted()) {
      const results = uncounted(part, knownTests, 'skipped')
      summary.push({ name: part.name, seconds: 0, results, isWhole: false })
      continue
    }
    say(`\n${part.name}${known ? ` (${duration(known.seconds)} the last time)` : ''}`)
    const ended = await runPart(part, knownTests)
    say(`${part.name}: ${duration(ended.seconds)}`)
    summary.push(ended)
  }

  const seconds = summary.reduce((sum, each) => sum + each.seconds, 0)
  if (record !== undefined && summary.every(({ isWhole }) => isWhole)) {
    keep(record, summary, seconds)
  }
  say(report(summary, seconds))
  say(total(summary))
  const hasFailed = summary.some(({ results }) => results.some(({ fate }) => fate === 'failed'))
  return hasFailed || isInterrupted() ? 1 : 0
}

/** Keeps for the next run what this one has shown. */
function keep(record, summary, seconds) {
  const entries = summary.map(part => [
    part.name,
    { seconds: part.seconds, tests: part.results.length },
  ])
  const date = new Date().toISOString().slice(0, 10)
  writeLastRun(record, { date, seconds, parts: Object.fromEntries(entries) })
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../run.mjs'

/**
 * What became of a test or a check: `skipped` is all that did not run, whatever the reason.
 * @typedef {'passed' | 'failed' | 'skipped'} Fate
 *
 * @typedef {object} Result
 * @property {string} area folder that it belongs to; empty for a check that is no test of a file.
 * @property {Fate} fate
 * @property {string} title
 * @property {string} command runs just this.
 * @property {string} [note] why it failed, in a line.
 * @property {boolean} [isUnsteady] it failed, and passed when it was run once more by itself.
 */

const TIMED_OUT = 'timed out'
/** Characters of a note: a line, with room for what was expected behind a long story. */
const NOTE = 700

/** Why a test failed, in a line. @param {readonly string[]} messages of its errors. @returns {{ note?: string }} */
function noteOf(messages) {
  const text = stripVTControlCharacters(messages.join(' ')).replace(
    /\n\s*(?:at |>? *\d+ \|)[\s\S]*/,
    '',
  )
  const note = text.replaceAll(/\s+/g, ' ').trim().slice(0, NOTE)
  return note ? { note } : {}
}

/** The folder a test file belongs to, as far as the summary goes. @param {string} file below the project. */
function areaOf(file) {
  const [first = '', second = ''] = file.split('/')
  return first === 'engine' || file.split('/').length < 3 ? first : `${first}/${second}`
}

/** What a tool wrote; undefined when it broke down before it could. @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Something that either holds or does not. @returns {Result[]} */
export function checked(title, command, exitCode) {
  return [{ area: '', fate: exitCode === 0 ? 'passed' : 'failed', title, command }]
}

/**
 * The results of Vitest.
 * @param {string} file of its JSON reporter.
 * @param {string} [root] folder of the project that was tested.
 * @returns {Result[] | undefined} undefined when there are none to read.
 */
export function vitestResults(file, root = ROOT) {
  return readJson(file)?.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const test = path.relative(root, name).split(path.sep).join('/')
    const area = areaOf(test)
    const results = assertionResults.map(
      ({ fullName, status: fate, location, failureMessages }) => ({
        area,
        fate: fate === 'passed' || fate === 'failed' ? fate : 'skipped',
        title: `${test} › ${fullName}`,
        command: `npm run unit -- ${test}${location ? `:${location.line}` : ''}`,
        ...noteOf(failureMessages ?? []),
      }),
    )
    // The file itself, or what runs before its tests.
    const isBroken = status === 'failed' && results.every(({ fate }) => fate !== 'failed')
    if (!isBroken) return results
    const [reason = ''] = (message ?? '').trim().split('\n')
    const command = `npm run unit -- ${test}`
    return [...results, { area, fate: 'failed', title: test, command, note: reason }]
  })
}

/** All specs of a file of Playwright's report, those of its groups too. */
function specsOf({ specs = [], suites = [] }, titles = []) {
  const own = specs.map(spec => ({ ...spec, titles: [...titles, spec.title] }))
  const below = suites.flatMap(suite => specsOf(suite, [...titles, suite.title]))
  return [...own, ...below]
}

const FATES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

/**
 * The results of Playwright.
 * @param {string} file of its JSON reporter.
 * @returns {Result[] | undefined} undefined when there are none to read.
 */
export function playwrightResults(file) {
  const report = readJson(file)
  if (!report) return undefined
  const tests = report.suites.flatMap(suite =>
    specsOf(suite).flatMap(({ file: spec, line, titles, tests: runs }) =>
      runs.map(({ projectName, status, results }) => ({
        area: areaOf(`tests/${spec}`),
        fate: FATES[status] ?? 'skipped',
        title: `tests/${spec} › ${titles.join(' › ')} (${projectName})`,
        command: `npm run browser -- tests/${spec}:${line} --project ${projectName}`,
        ...(results.at(-1)?.status === 'timedOut'
          ? { note: TIMED_OUT }
          : noteOf((results.at(-1)?.errors ?? []).map(({ message = '' }) => message))),
      })),
    ),
  )
  const broken = report.errors.map(({ message = '' }) => ({
    area: 'tests',
    fate: 'failed',
    title: message.trim().split('\n')[0],
    command: 'npm run browser',
  }))
  return [...tests, ...broken]
}

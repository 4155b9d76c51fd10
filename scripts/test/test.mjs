import { mkdirSync, rmSync } from 'node:fs'
import { drillParts, parts, RESULTS } from './parts.mjs'
import { runParts } from './run-parts.mjs'

/** What is said before the first run, when nothing is known of this machine. */
const FIRST_TIME =
  'The first time it may take 15 minutes on two quiet cores, and several times that on a busy machine.'
const DRILLS_FIRST_TIME =
  'The first time it may take ten minutes on two quiet cores, and several times that on a busy machine.'

/** Leaves no results of an earlier run, which would be counted where a part breaks down. */
function prepare() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/** Runs everything that is checked in Chromium and without a browser, but for the drills. @returns {Promise<number>} the exit code. */
export function test() {
  prepare()
  return runParts(parts, 'last-run', FIRST_TIME)
}

/** Runs what goes through all pages, figures, samples or mutations one by one. @returns {Promise<number>} the exit code. */
export function drills() {
  prepare()
  return runParts(drillParts, 'last-drills', DRILLS_FIRST_TIME)
}

import { mkdirSync, rmSync } from 'node:fs'
import { parts, RESULTS } from './parts.mjs'
import { runParts } from './run-parts.mjs'

/** What is said before the first run, when nothing is known of this machine. */
const FIRST_TIME =
  'The first time it may take 20 minutes on two quiet cores, and several times that on a busy machine.'

/** Runs everything that is checked in Chromium and without a browser. @returns {Promise<number>} the exit code. */
export function test() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  return runParts(parts, 'last-run', FIRST_TIME)
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run.mjs'

/** @param {string} record */
const fileOf = record => path.join(ROOT, '.cache/test', `${record}.json`)

/**
 * What a whole run has shown on this machine: how long it took, and how many tests each part had.
 * @typedef {{ date: string, seconds: number, parts: Record<string, { seconds: number, tests: number }> }} LastRun
 */

/** The last whole run of a name in this folder; undefined when there was none. @returns {LastRun | undefined} */
export function readLastRun(record) {
  try {
    return JSON.parse(readFileSync(fileOf(record), 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps what a whole run has shown, for the next one. @param {string} record @param {LastRun} run */
export function writeLastRun(record, run) {
  const file = fileOf(record)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(run))
}

/** A time as words: "7 s", "2 min 5 s". @param {number} seconds */
export function duration(seconds) {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`
}

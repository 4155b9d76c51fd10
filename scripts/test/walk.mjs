import process from 'node:process'
import { parseArgs } from 'node:util'
import { say } from '../run.mjs'
import { SetupError } from '../setup-error.mjs'
import { browser } from './single.mjs'

const OPTIONS = /** @type {const} */ ({ sequences: { type: 'string' }, seed: { type: 'string' } })

/** A whole number of the command line. @param {string} name @param {string} text */
function wholeNumber(name, text) {
  if (!/^\d{1,9}$/.test(text))
    throw new SetupError(`--${name} takes a whole number, and not "${text}".`)
  return text
}

/**
 * Walks through the site at random, far longer than `npm test` does.
 * @param {readonly string[]} args `--sequences`: how many walks, 5000 unless said; `--seed`: that of the first.
 * @returns {Promise<number>} the exit code.
 */
export async function walk(args) {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const sequences = wholeNumber('sequences', values.sequences ?? '5000')
  const seed = wholeNumber('seed', values.seed ?? String(Math.floor(Math.random() * 1e6)))
  say(
    `${sequences} walks from the seed ${seed}: "npm run walk -- --sequences ${sequences} --seed ${seed}" repeats them.`,
  )
  process.env.WALK_SEQUENCES = sequences
  process.env.WALK_SEED = seed
  return browser(['tests/navigating/walk.spec.ts', '--project', 'desktop'])
}

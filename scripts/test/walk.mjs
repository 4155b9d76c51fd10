import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../run.mjs'
import { SetupError } from '../setup-error.mjs'
import { againIfFailed, LAST_FAILED } from './again.mjs'
import { buildOfSites } from './parts.mjs'
import { runParts } from './run-parts.mjs'
import { runPlaywright } from './tools.mjs'

/** Where the walks leave their results. */
const RESULTS = path.join(ROOT, '.cache/test/walk')
const OPTIONS = /** @type {const} */ ({ sequences: { type: 'string' }, seed: { type: 'string' } })

/** A whole number of the command line. @param {string} name @param {string} text */
function wholeNumber(name, text) {
  if (!/^\d{1,9}$/.test(text))
    throw new SetupError(`--${name} takes a whole number, and not "${text}".`)
  return Number(text)
}

/** @param {number} sequences @param {number} seed */
const commandOf = (sequences, seed) => `npm run walk -- --sequences ${sequences} --seed ${seed}`

/** The command that repeats the walks of one test, which its title names; of all, where it names none. */
function repeating(title, all) {
  const [, first, last] = /\(seeds (\d+) to (\d+)\)/.exec(title) ?? []
  return first === undefined ? all : commandOf(Number(last) - Number(first) + 1, Number(first))
}

/** The walks, each test with the command that repeats its own. @returns {import('./run-parts.mjs').Part} */
function walks(sequences, seed) {
  const command = commandOf(sequences, seed)
  return {
    name: `Random walks, ${sequences} from the seed ${seed}`,
    command,
    run: async () => {
      const runWalks = async (name, more) => {
        const args = ['tests/navigating/walk.spec.ts', '--project', 'desktop', ...more]
        const { exitCode, results } = await runPlaywright(
          path.join(RESULTS, `${name}.json`),
          args,
          { WALK_SEQUENCES: String(sequences), WALK_SEED: String(seed) },
        )
        return {
          exitCode,
          results: results?.map(each => ({ ...each, command: repeating(each.title, command) })),
        }
      }
      const first = await runWalks('playwright', [])
      return againIfFailed(first, () => runWalks('playwright-again', LAST_FAILED))
    },
  }
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
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  return runParts(
    [buildOfSites, walks(sequences, seed)],
    undefined,
    `"${commandOf(sequences, seed)}" repeats them. On two quiet cores, 100 walks take about a minute.`,
  )
}

import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { canInstallPackages } from '../machine.mjs'
import { ROOT } from '../run.mjs'
import { againIfFailed, filesOf } from '../test/again.mjs'
import { runParts, single } from '../test/run-parts.mjs'
import { buildSites } from '../test/sites.mjs'
import { runVitest } from '../test/tools.mjs'
import { ENGINES, findEngine } from './programs.mjs'

/** Where the engines leave their results. */
const RESULTS = path.join(ROOT, '.cache/test/engines')
const CONFIG = 'tests/engines/vitest.config.ts'
/** What is said before the first run, when nothing is known of this machine. */
const FIRST_TIME =
  'The first time it takes a few minutes, and some more where an engine is installed.'

/** What became of an engine that could not be had. @returns {import('../test/outcome.mjs').Result} */
function absent({ title, missing }, command, isRequired) {
  const fate = isRequired ? 'failed' : 'skipped'
  return {
    area: '',
    fate,
    title: `${title} did not run: there is none. To have it, ${missing}`,
    command,
  }
}

/** Results of journeys, each in the area of its file, with the command that runs it in its engine. */
function inEngine(results, command) {
  return results?.map(result => ({
    ...result,
    area: /(\w[\w-]*)\.journey\.ts/.exec(result.title)?.[1] ?? result.area,
    command: result.command.replace('npm run unit --', command),
  }))
}

/**
 * The journeys in one engine.
 * @returns {import('../test/run-parts.mjs').Part}
 */
function journeysIn(engine, isRequired, rest) {
  const command = `npm run test:engines -- ${engine.name}`
  return {
    name: `Journeys in ${engine.title}`,
    command,
    run: async () => {
      const programs = await findEngine(engine)
      if (!programs) return { exitCode: 0, results: [absent(engine, command, isRequired)] }
      const runFiles = async (name, files) => {
        const { exitCode, results } = await runVitest(
          path.join(RESULTS, `${name}.json`),
          ['--config', CONFIG, ...files],
          { ENGINE: JSON.stringify({ name: engine.name, ...programs }) },
          'verbose',
        )
        return { exitCode, results: inEngine(results, command) }
      }
      const first = await runFiles(engine.name, rest)
      return againIfFailed(first, failed => runFiles(`${engine.name}-again`, filesOf(failed)))
    },
  }
}

/** The built site that the journeys lead through. */
const site = single('Build of the site', 'npm run sites -- root', () => buildSites(['root']))

/**
 * Runs the journeys in Firefox and WebKit. An engine that cannot be had did not run; it has failed with `--require`,
 * and in CI where it can be installed.
 * @param {readonly string[]} args names of engines, by default all; `--require`; anything else is for Vitest, such as
 *   `<path>:<line>` or `-t <title>`.
 * @returns {Promise<number>} the exit code.
 */
export async function engines(args) {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const named = ENGINES.filter(({ name }) => args.includes(name))
  const chosen = named.length > 0 ? named : ENGINES
  const rest = args.filter(arg => arg !== '--require' && !ENGINES.some(({ name }) => name === arg))
  const isRequired = args.includes('--require') || (Boolean(process.env.CI) && canInstallPackages())
  const parts = chosen.map(engine => journeysIn(engine, isRequired, rest))
  const isWhole = chosen === ENGINES && rest.length === 0
  return runParts([site, ...parts], isWhole ? 'last-engines' : undefined, FIRST_TIME)
}

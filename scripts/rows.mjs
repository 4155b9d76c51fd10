import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runTool } from './run.mjs'
import { vitestResults } from './test/outcome.mjs'
import { runParts } from './test/run-parts.mjs'

const RESULTS = path.join(ROOT, '.cache/test/rows.json')
const CONFIG = 'tests/contributing/vitest.config.ts'
const COMMAND = 'npm run rows'
/** What is said before the first run, when nothing is known of this machine. */
const FIRST_TIME = 'The first time it may take ten minutes on two quiet cores.'

/** @type {import('./test/run-parts.mjs').Part} */
const drill = {
  name: 'Every row of the table of changes',
  command: COMMAND,
  run: async () => {
    rmSync(RESULTS, { force: true })
    mkdirSync(path.dirname(RESULTS), { recursive: true })
    const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${RESULTS}`]
    const args = ['run', '--config', CONFIG, ...reporters]
    const exitCode = await runTool('node_modules/vitest/vitest.mjs', args)
    const results = vitestResults(RESULTS)?.map(result => ({ ...result, command: COMMAND }))
    return { exitCode, results }
  },
}

/**
 * Makes the change of every row of the README's table in a copy of the project, and runs there what needs no browser.
 * @returns {Promise<number>} the exit code.
 */
export function rows() {
  return runParts([drill], 'last-rows', FIRST_TIME)
}

import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { playwrightResults, vitestResults } from '../../scripts/test/outcome.mjs'
import type { ChangedProject } from './changed-project.ts'

/** The test of the table itself, whose texts the changes have replaced. */
const ITSELF = 'tests/contributing/change-table.test.ts'

/** How often each fate was met, and what is wrong, by the file it is wrong in. */
export interface Outcome {
  passed: number
  /** What failed, did not run, or was left out of the report, by test file. */
  wrong: ReadonlyMap<string, readonly string[]>
}

interface Result {
  fate: 'passed' | 'failed' | 'skipped'
  title: string
}

/** What became of files of tests, each of which has to be in the report with a test that passed. */
function outcomeOf(
  files: readonly string[],
  results: readonly Result[] | undefined,
  failure: string,
): Outcome {
  const wrong = new Map<string, string[]>()
  const add = (file: string, text: string) => wrong.set(file, [...(wrong.get(file) ?? []), text])
  const passed = new Set<string>()
  for (const { title, fate } of results ?? []) {
    const file = title.split(' › ')[0] ?? ''
    if (fate === 'passed') passed.add(file)
    if (fate === 'failed') add(file, title)
  }
  for (const file of files)
    if (!passed.has(file) && !wrong.has(file))
      add(file, `${file}: no test of it passed\n${failure}`)
  if (failure !== '' && wrong.size === 0) add('the runner', failure)
  return { passed: results?.filter(({ fate }) => fate === 'passed').length ?? 0, wrong }
}

/** Every file of unit tests in a project. */
export function unitTests(folder: string): string[] {
  return globSync('{engine,site,examples,tests,scripts,bench}/**/*.test.ts', {
    cwd: folder,
    exclude: ['**/node_modules/**'],
  }).filter(file => file !== ITSELF)
}

/** Where a runner is to write its report, which is not there yet. */
function reportFile(folder: string, name: string): string {
  const file = path.join(folder, '.cache', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Runs files of unit tests of a changed project; its test sites have to be built. */
export async function runUnitTests(
  { folder, failureOf }: ChangedProject,
  files: readonly string[],
): Promise<Outcome> {
  const report = reportFile(folder, 'unit')
  const options = ['--reporter=json', `--outputFile=${report}`]
  const failure = await failureOf(['node_modules/vitest/vitest.mjs', 'run', ...options, ...files])
  return outcomeOf(files, vitestResults(report, folder), failure)
}

/** Runs files of browser tests of a changed project, at desktop width; builds its test sites. */
export async function runBrowserTests(
  { folder, failureOf }: ChangedProject,
  files: readonly string[],
): Promise<Outcome> {
  const report = reportFile(folder, 'browser')
  const program = ['scripts/bootstrap.mjs', 'browser', '--project=desktop', ...files]
  const failure = await failureOf(program, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return outcomeOf(files, playwrightResults(report), failure)
}

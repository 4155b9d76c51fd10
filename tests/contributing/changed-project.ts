import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyProject, type ProjectCopy } from '#support/project-copy.ts'
import { changes, type Edit } from './changes.ts'

const run = promisify(execFile)

/** The test of the table itself, whose texts the changes have replaced. */
const ITSELF = 'tests/contributing/change-table.test.ts'

/** A copy of the project in which the change of every row is made. */
export interface ChangedProject {
  /** Runs a program of it with its arguments. @returns what it prints when it fails */
  failureOf(...program: readonly string[]): Promise<string>
  /** Runs its unit tests. @returns what failed */
  failedTests(): Promise<string[]>
  remove(): void
}

/** The parts of the runner's report that are read. */
interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What the runner of tests says in its JSON of those that failed. */
function failuresIn(output: string): string[] {
  const json = /^\{.*\}$/m.exec(output)?.[0]
  if (json === undefined) return output === '' ? [] : [output]
  const { testResults }: Report = JSON.parse(json)
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
  ])
}

function apply({ folder, edit }: ProjectCopy, change: Edit): void {
  if ('from' in change) {
    edit(change.file, change.from, change.to)
    return
  }
  const file = path.join(folder, change.file)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, change.text)
}

/** Makes the change of every row in a copy of the project, and runs the programs that the rows name. */
export async function changedProject(): Promise<ChangedProject> {
  const project = await copyProject()
  for (const { edits } of changes) for (const edit of edits) apply(project, edit)
  const failureOf = (...program: readonly string[]): Promise<string> =>
    run(process.execPath, program, { cwd: project.folder, maxBuffer: 64 * 1024 * 1024 }).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
    )
  for (const { program } of changes) {
    const failure = program ? await failureOf(...program) : ''
    if (failure !== '') throw new Error(failure)
  }
  return {
    failureOf,
    async failedTests() {
      return failuresIn(
        await failureOf(
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=json',
          '--exclude',
          ITSELF,
        ),
      )
    },
    remove: () => project.remove(),
  }
}

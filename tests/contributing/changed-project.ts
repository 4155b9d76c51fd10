import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyProject, type ProjectCopy } from '#support/project-copy.ts'
import { changes, type Edit } from './changes.ts'

const run = promisify(execFile)

/** What commands make, and what is no part of the project. */
const MADE = /^(?:\.cache|dist|node_modules|test-results)(?:\/|$)|\/node_modules\//

/** Who makes the one commit of the copy. */
const AUTHOR = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.org']

/** A copy of the project in which the change of every row is made. */
export interface ChangedProject {
  folder: string
  /** The files that the change of each row touched, those of its program too, by the row's name. */
  touched: ReadonlyMap<string, readonly string[]>
  /** Runs a program of it with its arguments. @returns what it prints when it fails */
  failureOf(program: readonly string[], environment?: NodeJS.ProcessEnv): Promise<string>
  /** Leaves only the changes of the first rows. @param count how many */
  keep(count: number): void
  remove(): void
}

/** The files of a folder, by name. */
type Files = ReadonlyMap<string, Buffer>

function filesOf(folder: string): Files {
  const names = globSync('{*,.*,**/*,.ci/**/*,.vscode/**/*}', {
    cwd: folder,
    withFileTypes: true,
    exclude: entry => MADE.test(path.relative(folder, path.join(entry.parentPath, entry.name))),
  })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return new Map(names.map(name => [name, readFileSync(path.join(folder, name))]))
}

/** The files that differ, or that only one side has. */
function differences(before: Files, after: Files): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter(name => {
    const [one, other] = [before.get(name), after.get(name)]
    return !one || !other || !one.equals(other)
  })
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

/** Makes the change of every row in a copy of the project, one after another, and runs the programs that the rows name. */
export async function changedProject(): Promise<ChangedProject> {
  const project = await copyProject()
  const { folder } = project
  const failureOf: ChangedProject['failureOf'] = (program, environment = {}) =>
    run(process.execPath, program, {
      cwd: folder,
      env: { ...process.env, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    }).then(
      () => '',
      ({ stdout, stderr, code }: { stdout: string; stderr: string; code: unknown }) =>
        `${stdout}\n${stderr}`.trim() || `ended with ${code} and no word`,
    )
  // What builds say of commits, they say in a copy too.
  for (const step of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...AUTHOR, 'commit', '--quiet', '-m', 'Copy'],
  ])
    await run('git', step, { cwd: folder })
  const states: Files[] = [filesOf(folder)]
  const touched = new Map<string, readonly string[]>()
  for (const { row, edits, program } of changes) {
    for (const edit of edits) apply(project, edit)
    const failure = program ? await failureOf(program) : ''
    if (failure !== '') throw new Error(`${row}: ${failure}`)
    const before = states.at(-1) ?? new Map()
    const after = filesOf(folder)
    touched.set(row, differences(before, after))
    states.push(after)
  }
  return {
    folder,
    touched,
    failureOf,
    keep(count) {
      const wanted = states[count] ?? new Map<string, Buffer>()
      for (const file of new Set([...touched.values()].flat())) {
        const content = wanted.get(file)
        if (content) writeFileSync(path.join(folder, file), content)
        else rmSync(path.join(folder, file), { force: true })
      }
    },
    remove: () => project.remove(),
  }
}

import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { copyProject, type ProjectCopy } from '#support/project-copy.ts'
import { changes, type Edit } from './changes.ts'

const run = promisify(execFile)

/** Tests that one of the changes could turn red. */
const TESTS = [
  'engine',
  'scripts',
  'site',
  'tests/calling-the-api',
  'tests/contributing/arrows.test.ts',
  'tests/reading/claims',
  'tests/reusing-the-engine',
  'tests/searching',
  'tests/writing/guide.test.ts',
  'tests/writing/literals.test.ts',
  'tests/writing/overlap.test.ts',
]

/** The sites that those tests look at. */
const SITES = ['root', 'minimal']

interface Row {
  /** The row's first cell. */
  name: string
  /** What a path may begin with, for each path that its other cells name. */
  places: RegExp[]
}

/** The parts of the runner's report that are read. */
interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** A pattern for the paths that a word of the table names: `<name>` is anything, and a folder is all that is in it. */
function placeOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/<\w+>/g, '.+')}${word.endsWith('/') ? '' : '$'}`)
}

function rows(): Row[] {
  const [, table = ''] = readFileSync(path.join(PROJECT_ROOT, 'README.md'), 'utf8').split(
    '| To change | Open | Besides |',
  )
  return table
    .split('\n')
    .filter(line => /^\| [^-]/.test(line))
    .map(line => {
      const [name = '', ...cells] = line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim())
      const words = [...cells.join(' ').matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '')
      return { name, places: words.map(placeOf) }
    })
}

/** What the runner of tests says in its JSON of those that failed. */
function failedTests(output: string): string[] {
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

describe('the table of changes in the README', () => {
  it('has a change made for each row', () => {
    const walked = changes.map(({ row }) => row)
    expect(
      rows()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(walked.sort())
  })

  it.each(changes)('names all that changes: $row', ({ row, edits }) => {
    const places = rows().find(({ name }) => name === row)?.places ?? []
    const unnamed = edits.filter(({ file }) => !places.some(place => place.test(file)))
    expect(unnamed.map(({ file }) => file)).toEqual([])
  })

  describe('once all its changes are made', () => {
    let project: ProjectCopy
    /** Runs a program of the project's copy. @returns what it prints when it fails. */
    const failureOf = (...args: string[]): Promise<string> =>
      run(process.execPath, args, { cwd: project.folder, maxBuffer: 64 * 1024 * 1024 }).then(
        () => '',
        ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
      )

    beforeAll(async () => {
      project = await copyProject()
      for (const { edits } of changes) for (const edit of edits) apply(project, edit)
    })
    afterAll(() => project.remove())

    it('leaves the tests green that they could turn red', async () => {
      for (const { program } of changes) if (program) expect(await failureOf(...program)).toBe('')
      expect(await failureOf('tests/support/sites/build.ts', ...SITES)).toBe('')
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', ...TESTS]
      expect(failedTests(await failureOf(...vitest))).toEqual([])
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT_SITE } from '../../scripts/test/sites.mjs'
import { rowsOfTable } from './change-table.ts'
import { type ChangedProject, changedProject } from './changed-project.ts'
import { changes } from './changes.ts'
import { firstFailing } from './first-failing.ts'
import { type Outcome, runBrowserTests, runUnitTests, unitTests } from './run-tests.ts'

/** Tests in a browser of what rows change: a page, its term, its figure, its image, the sidebar, the search, every tag. */
const BROWSER_TESTS = [
  'tests/components/examples.spec.ts',
  'tests/components/figures.spec.ts',
  'tests/navigating/pages.spec.ts',
  'tests/reading/rows.spec.ts',
  'tests/reading/terms.spec.ts',
  'tests/searching/search.spec.ts',
]

const BUILD = ['tests/support/sites/build.ts']

/** Fewer than the project has: what runs none proves nothing. */
const LEAST_UNIT_TESTS = 2000
const LEAST_BROWSER_TESTS = 50

/*
 * All that `npm test` runs without a browser, and some of what it runs in one, in a copy of the project in which the
 * change of every row of the README's table is made. `change-table.test.ts` holds the rows to the table.
 */
describe('with the change of every row of the table', () => {
  let project: ChangedProject
  beforeAll(async () => {
    project = await changedProject()
  })
  afterAll(() => project.remove())

  const rowAt = (made: number) =>
    made === 0 ? 'fails without any change' : `made by the row "${changes[made - 1]?.row}"`

  /** What programs print that fail one after another, and the row whose change makes the last fail. */
  async function failureOf(...programs: readonly (readonly string[])[]): Promise<string> {
    const first = async () => {
      for (const program of programs) {
        const failure = await project.failureOf(program)
        if (failure !== '') return failure
      }
      return ''
    }
    const failure = await first()
    if (failure === '') return ''
    const found = await firstFailing(['it'], changes.length, async (things, made) => {
      project.keep(made)
      return (await first()) === '' ? [] : [...things]
    })
    project.keep(changes.length)
    // What is tested next reads sites with all changes.
    await project.failureOf(BUILD)
    return `${rowAt(found.get('it') ?? 0)}: ${failure}`
  }

  /** What is wrong in tests, each with the row whose change makes it so. */
  async function wrongIn(
    outcome: Outcome,
    again: (files: readonly string[]) => Promise<Outcome>,
  ): Promise<string[]> {
    const { wrong } = outcome
    const found = await firstFailing([...wrong.keys()], changes.length, async (files, made) => {
      project.keep(made)
      await project.failureOf(BUILD)
      const { wrong: still } = await again(files)
      return files.filter(file => still.has(file))
    })
    if (wrong.size > 0) {
      project.keep(changes.length)
      await project.failureOf(BUILD)
    }
    return [...wrong].flatMap(([file, texts]) =>
      texts.map(text => `${rowAt(found.get(file) ?? 0)}: ${text}`),
    )
  }

  it.each(changes)('touches what the row names, and no other file: $row', ({ row, edits }) => {
    const touched = project.touched.get(row) ?? []
    expect(touched).toEqual(expect.arrayContaining(edits.map(({ file }) => file)))
    const named = rowsOfTable().find(({ name }) => name === row)
    expect(touched.filter(file => !named?.names(file))).toEqual([])
  })

  it.each([
    ['lint, format, arrows and types hold', [['scripts/bootstrap.mjs', 'check']]],
    ['every test site is built', [BUILD]],
    ['the budgets are kept', [BUILD, ['engine/node/cli.ts', 'size', '--out', BUILT_SITE]]],
  ])('%s', async (_, programs) => {
    expect(await failureOf(...programs)).toBe('')
  })

  it('every unit test is green', async () => {
    const files = unitTests(project.folder)
    const outcome = await runUnitTests(project, files)
    // A file that fails once alone is no matter of a row: those that fail are run again with fewer changes.
    expect(await wrongIn(outcome, again => runUnitTests(project, again))).toEqual([])
    expect(outcome.passed).toBeGreaterThan(LEAST_UNIT_TESTS)
  })

  it('what rows change is right in a browser', async () => {
    const outcome = await runBrowserTests(project, BROWSER_TESTS)
    expect(await wrongIn(outcome, again => runBrowserTests(project, again))).toEqual([])
    expect(outcome.passed).toBeGreaterThan(LEAST_BROWSER_TESTS)
  })
})

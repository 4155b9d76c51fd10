import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { type ChangedProject, changedProject } from './changed-project.ts'
import { changes } from './changes.ts'

/** The sites that the tests look at that are run here. */
const SITES = ['root', 'minimal']

/**
 * Tests that take minutes together, since they build further sites, start servers or run every sample. The command
 * `npm run rows` runs them, too, besides lint, types and budgets.
 */
const LEFT_TO_THE_DRILL = [
  ...['tests/dev', 'tests/publishing', 'tests/reading/markup', 'tests/reusing-the-engine'],
  ...['tests/running-samples', 'tests/contributing/mutations.test.ts'],
  ...['tests/components', 'tests/writing/broken-*.test.ts', 'tests/writing/images.test.ts'],
]

interface Row {
  /** The row's first cell. */
  name: string
  /** What a path may begin with, for each path that its other cells name. */
  places: RegExp[]
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

  it.each(changes)('is walked through texts that are there: $row', ({ edits }) => {
    const replaced = edits.filter(edit => 'from' in edit)
    const missing = replaced.filter(
      ({ file, from }) => !readFileSync(path.join(PROJECT_ROOT, file), 'utf8').includes(from),
    )
    expect(missing).toEqual([])
  })

  describe('once all its changes are made', () => {
    let project: ChangedProject
    beforeAll(async () => {
      project = await changedProject()
      expect(await project.failureOf('tests/support/sites/build.ts', ...SITES)).toBe('')
    })
    afterAll(() => project.remove())

    it('leaves the tests green', async () => {
      expect(await project.failedTests(LEFT_TO_THE_DRILL)).toEqual([])
    })
  })
})

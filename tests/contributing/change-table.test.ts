import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { rowsOfTable } from './change-table.ts'
import { changes } from './changes.ts'

/*
 * What becomes of the project once all these changes are made is tried by `npm run rows`, which takes minutes.
 */

describe('the table of changes in the README', () => {
  it('has a change made for each row', () => {
    const walked = changes.map(({ row }) => row)
    const rows = rowsOfTable().map(({ name }) => name)
    expect(rows.sort()).toEqual(walked.sort())
  })

  it.each(changes)('names all that changes: $row', ({ row, edits }) => {
    const named = rowsOfTable().find(({ name }) => name === row)
    const unnamed = edits.filter(({ file }) => !named?.names(file))
    expect(unnamed.map(({ file }) => file)).toEqual([])
  })

  it.each(changes)('is walked through texts that are there: $row', ({ edits }) => {
    const replaced = edits.filter(edit => 'from' in edit)
    const missing = replaced.filter(
      ({ file, from }) => !readFileSync(path.join(PROJECT_ROOT, file), 'utf8').includes(from),
    )
    expect(missing).toEqual([])
  })
})

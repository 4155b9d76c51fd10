import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { changes } from './changes.ts'

/*
 * What becomes of the project once all these changes are made is tried by `npm run rows`, which takes minutes.
 */

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
})

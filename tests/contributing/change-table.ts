import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '#support/folders.ts'

/** A row of the README's table `To change X, open Y`. */
export interface Row {
  /** The row's first cell. */
  name: string
  /** Whether its other cells name a file, or a folder that it is in. */
  names(file: string): boolean
}

/** A pattern for the paths that a word of the table names: `<name>` is anything, and a folder is all that is in it. */
function placeOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/<\w+>/g, '.+')}${word.endsWith('/') ? '' : '$'}`)
}

/** The rows of the table. */
export function rowsOfTable(): Row[] {
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
      const places = words.map(placeOf)
      return { name, names: file => places.some(place => place.test(file)) }
    })
}

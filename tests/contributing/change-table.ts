import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '#support/folders.ts'

/** A row of "To change X, open Y". */
interface Row {
  /** What is changed. */
  what: string
  /** Files and folders that the row names; `<name>` stands for any name. */
  named: string[]
}

/** The table "To change X, open Y" of the README. */
export function changeTable(): Row[] {
  const readme = readFileSync(path.join(PROJECT_ROOT, 'README.md'), 'utf8')
  const table = readme.split('| To change | Open | Besides |')[1]?.split('\n\n')[0] ?? ''
  return table
    .split('\n')
    .slice(2)
    .map(line => {
      const [, what = '', ...cells] = line.split('|').map(cell => cell.trim())
      return { what, named: namedIn(cells.join(' ')) }
    })
}

/** Paths between backticks. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+\/[^`\s]*|[\w-]+\.\w+)`/g)].map(([, name = '']) => name)
}

/** Whether a row names a file: by itself, by its folder, or with `<name>` for a part of its path. */
export function isNamed({ named }: Row, file: string): boolean {
  return named.some(name => {
    const pattern = name
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replace(/<\w+>/g, '.+')
      .replace(/\/$/, '/.+')
    return new RegExp(`^${pattern}$`).test(file)
  })
}

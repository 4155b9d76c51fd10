import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './folders.ts'

/** Folders that hold nothing written by hand. */
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', 'generated'])

/** A file of the project, and its text. */
export interface SourceFile {
  /** Relative to the project, with slashes. */
  name: string
  text: string
}

/**
 * The files that a pattern finds in the project, sorted, without what is installed or made by a command.
 * @param pattern relative to the project, for example `engine/**`
 */
export function filesOf(pattern: string): string[] {
  const entries = globSync(pattern, {
    cwd: PROJECT_ROOT,
    withFileTypes: true,
    exclude: entry => NOT_OURS.has(entry.name),
  })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(PROJECT_ROOT, path.join(entry.parentPath, entry.name)))
    .map(name => name.split(path.sep).join('/'))
    .sort()
}

/** The same files with their text. @throws Error when there is none: a check of nothing would pass. */
export function sourcesOf(pattern: string): SourceFile[] {
  const names = filesOf(pattern)
  if (names.length === 0) throw new Error(`no file is called ${pattern}`)
  return names.map(name => ({
    name,
    text: readFileSync(path.join(PROJECT_ROOT, name), 'utf8'),
  }))
}

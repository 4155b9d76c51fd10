import * as files from 'node:fs/promises'

/** What a deploy does to files. Tests put operations in its place that fail. */
export type Files = Pick<
  typeof files,
  'copyFile' | 'mkdir' | 'rename' | 'rm' | 'symlink' | 'utimes' | 'writeFile'
>

/** The operations of this machine. */
export const realFiles: Files = files

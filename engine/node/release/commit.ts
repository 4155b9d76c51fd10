import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { utcTime } from '../pages/collect/history.ts'

const run = promisify(execFile)

/** The commit that a build is made of. */
export interface Commit {
  /** Its full name; "unknown" outside of version control. */
  commit: string
  /** When it was made, in UTC as ISO 8601 writes it; undefined outside of version control. */
  committed?: string
  /** Whether files differ from the commit, which then does not say all of what the build is made of. */
  hasChanges: boolean
}

/** Reads the commit that a folder is checked out at, and whether the folder differs from it. */
export async function readCommit(folder: string): Promise<Commit> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout.trim()
  try {
    const [commit = '', seconds = ''] = (await git('log', '-1', '--format=%H %ct')).split(' ')
    const committed = utcTime(Number(seconds) * 1000)
    return { commit, committed, hasChanges: (await git('status', '--porcelain')) !== '' }
  } catch {
    return { commit: 'unknown', hasChanges: false }
  }
}

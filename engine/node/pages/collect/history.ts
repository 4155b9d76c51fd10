import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { reworded } from './reworded.ts'

const run = promisify(execFile)

/** A commit that changed files of a folder. */
export interface Change {
  /** As version control writes it. */
  time: string
  /** The first line of what its author wrote. */
  subject: string
  /** Below the folder, by the names that they have today. */
  files: string[]
  /** Those of which something changed that readers may see. */
  reworded: string[]
}

/** When each file of a folder last changed in version control, by its path below the folder. */
export interface History {
  lastUpdated: Map<string, string>
  /** The commits that changed files of the folder, the newest first; absent where they are not known. */
  changes?: Change[]
  /** When the commit was made that the site is built from, as an ISO time in UTC; absent outside version control. */
  commitTime?: string
  /** Why times are missing, when they are. */
  warning?: string
}

/** A time as ISO 8601 writes it, in UTC and to the second. @param time also as version control writes it, or in ms */
export function utcTime(time: string | number | Date): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}

/** A file that is listed as renamed without a change of its text. */
const ONLY_RENAMED = 'R100'

/**
 * The changes of the files below a folder. A file that was only renamed has not changed: its changes are looked for under
 * its earlier name.
 * @param log commits from the newest, each with its id, time, subject and the files it touched, by status and name.
 * @param patches what commits changed in pages.
 * @param folder below the top of the repository, with a slash at its end; empty for the top itself.
 */
function changesIn(log: string, patches: string, folder: string): Change[] {
  const said = reworded(patches)
  const changes: Change[] = []
  /** Today's name of a file, by a name it had. */
  const today = new Map<string, string>()
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...lines] = entry.split('\n').filter(line => line !== '')
    const [id = '', time = '', ...subject] = head.split('\t')
    const files: string[] = []
    const changed: string[] = []
    for (const line of lines) {
      const [status = '', from = '', to = from] = line.split('\t')
      const name = today.get(to) ?? to
      if (to !== from) today.set(from, name)
      if (status === ONLY_RENAMED || !name.startsWith(folder)) continue
      files.push(name.slice(folder.length))
      if (said.get(id)?.has(to)) changed.push(name.slice(folder.length))
    }
    if (files.length > 0)
      changes.push({ time, subject: subject.join('\t'), files, reworded: changed })
  }
  return changes
}

/** When each file was last changed. @param changes the newest first */
function lastChanges(changes: readonly Change[]): Map<string, string> {
  const oldestFirst = changes.toReversed()
  return new Map(oldestFirst.flatMap(({ time, files }) => files.map(file => [file, time])))
}

/**
 * Reads the time of the last change of every file below a folder from version control.
 * A shallow clone does not know its past, so it gives no times and a warning.
 */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout
  let commitTime: string | undefined
  try {
    commitTime = utcTime((await git('log', '-1', '--format=%cI')).trim())
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return {
        lastUpdated: new Map(),
        commitTime,
        warning:
          'a shallow clone does not hold the history: pages show no "last updated" time (clone with full depth to have it)',
      }
    }
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    // Of the whole repository: a page that was moved here has its past elsewhere.
    const settings = ['-c', 'core.quotePath=false', '-c', 'diff.renameLimit=10000']
    // Other Markdown of a repository is of no page, and may have a long past.
    const pages = [':(top)*.mdx', `:(top,glob)**/${path.basename(folder)}/**/*.md`]
    const logOf = (...args: string[]) => git(...settings, 'log', '--find-renames', ...args)
    const [log, patches] = await Promise.all([
      logOf('--format=%x00%H%x09%cI%x09%s', '--name-status'),
      logOf('--format=%x00%H', '-U0', '--patch', '--', ...pages),
    ])
    const changes = changesIn(log, patches, prefix)
    return { lastUpdated: lastChanges(changes), changes, commitTime }
  } catch {
    return {
      lastUpdated: new Map(),
      warning: 'version control did not answer: pages show no "last updated" time',
    }
  }
}

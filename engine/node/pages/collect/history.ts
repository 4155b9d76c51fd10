import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** When each file of a folder last changed in version control, by its path below the folder. */
export interface History {
  lastUpdated: Map<string, string>
  /** Why times are missing, when they are. */
  warning?: string
}

/** A file that is listed as renamed without a change of its text. */
const ONLY_RENAMED = 'R100'

/**
 * The last change of each file below a folder. A file that was only renamed has not changed since: the change is
 * looked for under its earlier name.
 * @param log commits from the newest, each with its time and the files it touched, by status and name.
 * @param folder below the top of the repository, with a slash at its end; empty for the top itself.
 */
function lastChanges(log: string, folder: string): Map<string, string> {
  const lastUpdated = new Map<string, string>()
  /** Today's name of a file, by a name it had. */
  const today = new Map<string, string>()
  for (const entry of log.split('\0').slice(1)) {
    const [time, ...lines] = entry.split('\n').filter(line => line !== '')
    if (!time) continue
    for (const line of lines) {
      const [status = '', from = '', to = from] = line.split('\t')
      const name = today.get(to) ?? to
      if (to !== from) today.set(from, name)
      if (status === ONLY_RENAMED || !name.startsWith(folder)) continue
      const below = name.slice(folder.length)
      if (!lastUpdated.has(below)) lastUpdated.set(below, time)
    }
  }
  return lastUpdated
}

/**
 * Reads the time of the last change of every file below a folder from version control.
 * A shallow clone does not know its past, so it gives no times and a warning.
 */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return {
        lastUpdated: new Map(),
        warning:
          'a shallow clone does not hold the history: pages show no "last updated" time (clone with full depth to have it)',
      }
    }
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    // Of the whole repository: a page that was moved here has its past elsewhere.
    const settings = ['-c', 'core.quotePath=false', '-c', 'diff.renameLimit=10000']
    const log = await git(...settings, 'log', '--format=%x00%cI', '--name-status', '--find-renames')
    return { lastUpdated: lastChanges(log, prefix) }
  } catch {
    return {
      lastUpdated: new Map(),
      warning: 'version control did not answer: pages show no "last updated" time',
    }
  }
}

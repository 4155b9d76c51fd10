import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** When each file of a folder last changed in version control, by its path below the folder. */
export interface History {
  lastUpdated: Map<string, string>
  /** Why times are missing, when they are. */
  warning?: string
}

/**
 * Reads the time of the last change of every file below a folder from version control.
 * A shallow clone does not know its past, so it gives no times and a warning.
 */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout
  const lastUpdated = new Map<string, string>()
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return {
        lastUpdated,
        warning:
          'a shallow clone does not hold the history: pages show no "last updated" time (clone with full depth to have it)',
      }
    }
    const log = await git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--relative',
      '--',
      '.',
    )
    for (const entry of log.split('\0').slice(1)) {
      const [time, ...files] = entry.split('\n').filter(line => line !== '')
      if (!time) continue
      for (const file of files) if (!lastUpdated.has(file)) lastUpdated.set(file, time)
    }
    return { lastUpdated }
  } catch {
    return {
      lastUpdated,
      warning: 'version control did not answer: pages show no "last updated" time',
    }
  }
}

import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { NOBODYS_ADDRESS } from '#domain/api/placeholder.ts'
import { FAKE_API_KEY } from './fake-api.ts'
import { SNIPPET_FOLDER } from './files.ts'

const PRELOAD = fileURLToPath(new URL('./run-preload.ts', import.meta.url))
const TIME_LIMIT_MS = 30_000

/** How a sample ended. */
export interface SnippetRun {
  /** What it printed. */
  output: string
  /** What it printed as errors; with an exception, its stack. */
  errors: string
  /** 0 when it ran to its end. */
  exitCode: number
}

interface RunOptions {
  /** Where an imitation of the API listens; without it any request fails. */
  apiUrl?: string | undefined
  /** What the placeholder for the reader's account is replaced by. */
  account?: string
}

/**
 * Runs a sample as a reader would, in a process of its own.
 * @param root folder of the site
 * @param file below `content/snippets/`
 */
export function runSnippet(
  root: string,
  file: string,
  { apiUrl, account = NOBODYS_ADDRESS }: RunOptions = {},
): Promise<SnippetRun> {
  const sample = path.join(root, SNIPPET_FOLDER, file)
  const { PATH } = process.env
  const env = {
    PATH,
    SAMPLE_ACCOUNT: account,
    SUSHI_API_KEY: FAKE_API_KEY,
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    TZ: 'UTC',
    ...(apiUrl && { FAKE_API: apiUrl }),
  }
  return new Promise(resolve => {
    execFile(
      process.execPath,
      ['--import', PRELOAD, sample],
      { env, cwd: root, timeout: TIME_LIMIT_MS },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error ? 1 : 0
        resolve({ output: stdout.trimEnd(), errors: stderr.trim(), exitCode })
      },
    )
  })
}

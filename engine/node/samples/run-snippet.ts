import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import type { SampleEnvironment } from '#model/sample-environment.ts'
import { SNIPPET_FOLDER } from './files.ts'

/**
 * How long a sample may take, in milliseconds: far more than any needs on a busy machine. It ends one that waits
 * for something that never comes.
 */
const TIME_LIMIT_MS = 300_000

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
  preload: SampleEnvironment['preload']
  /** Variables of its process, besides those every sample has. */
  variables: Readonly<Record<string, string>>
}

/**
 * Runs a sample as a reader would, in a process of its own.
 * @param root folder of the site
 * @param file below `content/snippets/`
 * @throws Error when it was ended because it took too long
 */
export function runSnippet(
  root: string,
  file: string,
  { preload, variables }: RunOptions,
): Promise<SnippetRun> {
  const sample = path.join(root, SNIPPET_FOLDER, file)
  const { PATH } = process.env
  const env = { PATH, NO_COLOR: '1', NODE_NO_WARNINGS: '1', TZ: 'UTC', ...variables }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...(preload ? ['--import', preload] : []), sample],
      { env, cwd: root, timeout: TIME_LIMIT_MS },
      (error, stdout, stderr) => {
        if (error?.killed) {
          reject(new Error(`${file} was ended after ${TIME_LIMIT_MS / 1000} s: it timed out`))
          return
        }
        const exitCode = typeof error?.code === 'number' ? error.code : error ? 1 : 0
        resolve({ output: stdout.trimEnd(), errors: stderr.trim(), exitCode })
      },
    )
  })
}

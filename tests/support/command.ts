import { execFile, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { PROJECT_ROOT } from './folders.ts'

const COMMAND = path.join(PROJECT_ROOT, 'engine/node/cli.ts')

/** How a command ended, and what it wrote. */
export interface Ended {
  exitCode: number
  output: string
}

/** Runs a command of the engine in the project's folder, as `npm run` does. */
export function run(...args: string[]): Promise<Ended> {
  return runWith({}, ...args)
}

/** Runs a command as {@link run} does. @param environment what is added to the environment. */
export function runWith(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Ended> {
  const options = { cwd: PROJECT_ROOT, env: { ...process.env, ...environment } }
  return new Promise(resolve => {
    execFile(process.execPath, [COMMAND, ...args], options, (error, out, err) =>
      resolve({ exitCode: error ? Number(error.code ?? 1) : 0, output: out + err }),
    )
  })
}

/** Starts the development server for a site, and waits until it answers. */
export async function serveDev(root: string): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, [COMMAND, 'dev', '--root', root], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? []
    if (url) return { url, stop: () => server.kill() }
  }
  throw new Error(`the development server of ${root} ended before it answered`)
}

/** Writes files below a folder. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}

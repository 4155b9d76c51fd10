import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { SetupError } from './setup-error.mjs'

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

// Who reads what is printed may end first, as a pipe does: what runs goes on, and its exit code still tells.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error
})

/** Writes a line to the terminal. @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

let interrupted = false

/** Whether somebody has stopped this process, which ends with what it runs. */
export function isInterrupted() {
  return interrupted
}

/**
 * Runs a program in the project's folder, its output shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [environment] added to that of this process.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not start.
 */
export function run(program, args, environment = {}) {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    const passOn = signal => {
      interrupted = true
      child.kill(signal)
    }
    // The terminal sends an interrupt to the child too: this process only has to outlive it.
    const wait = () => {
      interrupted = true
    }
    process.on('SIGTERM', passOn)
    process.on('SIGINT', wait)
    const end = (code, signal) => {
      // Not on the standard output, which may belong to a protocol.
      if (signal) console.error(`${[program, ...args].join(' ')} was ended by ${signal}.`)
      process.off('SIGTERM', passOn)
      process.off('SIGINT', wait)
      resolve(code ?? 1)
    }
    child.once('error', () => end(1))
    child.once('exit', end)
  })
}

/**
 * The Node that the project pins.
 * @throws {SetupError} when it is not installed.
 */
export function pinnedNode() {
  const file = path.join(ROOT, 'node_modules/node/bin/node')
  if (!existsSync(file)) {
    throw new SetupError(
      'The Node version of this project is not in node_modules/node: its install script did not run.\nRun "npm ci --ignore-scripts=false", and allow the package "node" its install script.',
    )
  }
  return file
}

/**
 * Runs a JavaScript or TypeScript file with the pinned Node.
 * @param {string} file relative to the project.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<number>} its exit code.
 */
export function runTool(file, args, environment) {
  return run(pinnedNode(), [file, ...args], environment)
}

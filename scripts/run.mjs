import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** How often it is looked for whether who started this process is still there, in milliseconds. */
const LOOK_MS = 200

let interrupted = false

/** Whether somebody has stopped this process, which ends with what it runs. */
export function isInterrupted() {
  return interrupted
}

/** The programs that run. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends what runs, and starts no more. @param {NodeJS.Signals} signal */
function stopAll(signal) {
  interrupted = true
  for (const child of running) child.kill(signal)
}

/** What Linux tells of a process: its name and its parent; undefined where nothing does. @param {number | string} pid */
function told(pid) {
  try {
    // The name stands in brackets, and may hold anything.
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: rest.split(' ')[1] }
  } catch {
    return undefined
  }
}

const isNpm = process => process?.name.startsWith('npm')

/**
 * The npm that runs this as one of its scripts, with the shell that may stand between them; empty without one. Whoever
 * started npm does not count: it may end, and leave npm to itself.
 */
function starters() {
  const parent = told(process.ppid)
  if (isNpm(parent)) return String(process.ppid)
  return parent && isNpm(told(parent.parent)) ? `${process.ppid} ${parent.parent}` : ''
}

// An npm that is killed tells nobody: what it ran gets another parent, and would go on with nobody to end it.
const known = starters()
const look = () => {
  if (known && starters() !== known) stopAll('SIGTERM')
}

/**
 * Runs a program in the project's folder, its output shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [environment] added to that of this process.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it, it could not start, or somebody has stopped this process.
 */
export function run(program, args, environment = {}) {
  if (interrupted) return Promise.resolve(1)
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    running.add(child)
    // The terminal sends an interrupt to the child too: this process only has to outlive it.
    const wait = () => {
      interrupted = true
    }
    const looking = setInterval(look, LOOK_MS)
    process.on('SIGTERM', stopAll)
    process.on('SIGINT', wait)
    const end = (code, signal) => {
      // Not on the standard output, which may belong to a protocol.
      if (signal) console.error(`${[program, ...args].join(' ')} was ended by ${signal}.`)
      running.delete(child)
      clearInterval(looking)
      process.off('SIGTERM', stopAll)
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
 * @param {readonly string[]} [flags] of Node.
 * @returns {Promise<number>} its exit code.
 */
export function runTool(file, args, environment, flags = []) {
  return run(pinnedNode(), [...flags, file, ...args], environment)
}

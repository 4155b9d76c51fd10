import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Far longer than a browser takes to say its version on a busy machine, in milliseconds. */
const START_LIMIT_MS = 300_000

/**
 * What a program says of its version; undefined when it does not start: it may be there without the libraries it needs.
 * @param {string} program
 * @throws {SetupError} when it does not end.
 */
function versionOf(program) {
  const { status, error, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: START_LIMIT_MS,
  })
  if (error?.code === 'ETIMEDOUT') {
    throw new SetupError(`"${program} --version" timed out after ${START_LIMIT_MS / 1000} s.`)
  }
  return status === 0 ? stdout.trim() : undefined
}

/** The full path of a program, or undefined. @param {string} program its name or path. */
export function pathOf(program) {
  if (program.includes('/')) return existsSync(program) ? program : undefined
  const found = spawnSync('which', [program], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** The full path of a program that starts, or undefined. @param {string} program its name or path. */
export function findProgram(program) {
  const file = pathOf(program)
  return file !== undefined && versionOf(file) !== undefined ? file : undefined
}

/** Whether packages of the distribution can be installed: as root on Debian. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Installs packages of the distribution. @param {readonly string[]} names @returns the exit code. */
export async function installPackages(names) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], quiet)
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet)
}

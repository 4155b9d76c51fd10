import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run, say } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Packages a lockfile lists, by their folder; empty for a file that is not there. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether what is installed is what the lockfile asks for. npm keeps a record of it in node_modules. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([folder, wanted]) => {
    if (folder === '') return true
    const present = installed[folder]
    // Optional packages are for other machines than this one.
    return present ? present.version === wanted.version : Boolean(wanted.optional)
  })
}

/**
 * Installs the packages when they are missing or are not those of the lockfile.
 * @throws {SetupError} when npm fails.
 */
export async function installMissing() {
  if (isInstalled()) return
  say('Installing packages …')
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    throw new SetupError(
      'The packages could not be installed; npm says why above. Check the network and run "npm ci".',
    )
  }
}

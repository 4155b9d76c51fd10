import { readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { canInstallPackages, findProgram, installPackages, pathOf } from '../machine.mjs'
import { say } from '../run.mjs'

/**
 * An engine that journeys run in, besides the Chromium of `npm test`.
 * @typedef {object} Engine
 * @property {string} name what the command line calls it.
 * @property {string} title what readers call it.
 * @property {readonly string[]} packages that bring it, on Debian.
 * @property {() => Record<string, string> | undefined} find the files of its programs; undefined when one is missing.
 * @property {string} missing what to do when it cannot be had.
 */

/** Programs that are a Firefox, where machines keep them. */
const FIREFOX = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Where distributions keep libraries, and what belongs to one. */
const LIBRARIES = [
  '/usr/lib',
  '/usr/libexec',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
]

/** The names in a folder; none when it is not there. @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The small browser that WebKitGTK brings, of its newest interface; undefined when there is none. */
function findMiniBrowser() {
  const folders = LIBRARIES.flatMap(library =>
    namesIn(library)
      .filter(name => /^webkit(?:2gtk|gtk)-/.test(name))
      .map(name => path.join(library, name)),
  )
  return folders
    .sort((one, other) => path.basename(one).localeCompare(path.basename(other)))
    .map(folder => pathOf(path.join(folder, 'MiniBrowser')))
    .findLast(file => file !== undefined)
}

/** @returns {Record<string, string> | undefined} */
function findFirefox() {
  const names = process.env.FIREFOX ? [process.env.FIREFOX] : FIREFOX
  const file = names.map(findProgram).find(found => found !== undefined)
  return file === undefined ? undefined : { file }
}

/** @returns {Record<string, string> | undefined} */
function findWebKit() {
  const driver = pathOf('WebKitWebDriver')
  const browser = findMiniBrowser()
  const screen = pathOf('Xvfb')
  const hasScreen = screen !== undefined || process.env.DISPLAY !== undefined
  if (driver === undefined || browser === undefined || !hasScreen) return undefined
  return { driver, browser, ...(screen && { screen }) }
}

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr'],
    find: findFirefox,
    missing: 'install Firefox, or name one: FIREFOX=/path/to/firefox',
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: findWebKit,
    missing: 'install WebKitGTK with its WebKitWebDriver and MiniBrowser, and Xvfb',
  },
]

/**
 * The programs of an engine: those on this machine, else, as root on Debian, those of the distribution.
 * @param {Engine} engine
 * @returns {Promise<Record<string, string> | undefined>} their files; undefined when they cannot be had.
 */
export async function findEngine({ title, packages, find }) {
  const present = find()
  if (present || !canInstallPackages()) return present
  say(`No ${title} here: installing ${packages.join(' and ')} of the distribution …`)
  await installPackages(packages)
  return find()
}

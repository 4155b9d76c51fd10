import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { pinnedNode, ROOT, run, runTool, say } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Programs that are a Chromium, where machines keep them. */
const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Far longer than a browser takes to start on a busy machine, in milliseconds. */
const START_LIMIT_MS = 300_000

/**
 * Whether a program starts: a browser may be there without the libraries it needs.
 * @throws {SetupError} when it does not end.
 */
function starts(program) {
  const { status, error } = spawnSync(program, ['--version'], {
    stdio: 'ignore',
    timeout: START_LIMIT_MS,
  })
  if (error?.code === 'ETIMEDOUT') {
    throw new SetupError(
      `"${program} --version" timed out after ${START_LIMIT_MS / 1000} s. Name another browser: CHROMIUM=/path/to/chromium`,
    )
  }
  return status === 0
}

/** The full path of a program that starts, or undefined. */
function find(program) {
  if (program.includes('/')) return existsSync(program) && starts(program) ? program : undefined
  const found = spawnSync('which', [program], { encoding: 'utf8' })
  const file = found.status === 0 ? found.stdout.trim() : ''
  return file !== '' && starts(file) ? file : undefined
}

/** Where the test tool keeps the browser it downloads. */
function downloadedFile() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  return spawnSync(pinnedNode(), ['-e', script], { cwd: ROOT, encoding: 'utf8' }).stdout
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/**
 * A Chromium for the browser tests: the one `CHROMIUM` names, else one on this machine, else the test tool's
 * own download, else, as root on Debian, the distribution's package.
 * @returns {Promise<string>} its path.
 * @throws {SetupError} when there is none and none can be had.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    const file = find(named)
    if (file) return file
    throw new SetupError(`CHROMIUM is ${named}, which does not start.`)
  }
  const onMachine = () => INSTALLED.map(find).find(file => file !== undefined)
  const present = onMachine() ?? find(downloadedFile())
  if (present) return present

  say('No Chromium here: downloading the one of the test tool …')
  await runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
  const downloaded = find(downloadedFile())
  if (downloaded) return downloaded

  if (isRootOnDebian()) {
    say('That one does not start here: installing the package of the distribution …')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], quiet)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
    const packaged = onMachine()
    if (packaged) return packaged
  }
  throw new SetupError(
    'The browser tests need a Chromium, and none could be found or installed. Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  )
}

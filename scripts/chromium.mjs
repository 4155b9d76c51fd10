import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { canInstallPackages, findProgram, installPackages } from './machine.mjs'
import { pinnedNode, ROOT, runTool, say } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Programs that are a Chromium, where machines keep them. The one without windows takes the least time. */
const INSTALLED = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where the test tool keeps the browser it downloads. */
function downloadedFile() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  return spawnSync(pinnedNode(), ['-e', script], { cwd: ROOT, encoding: 'utf8' }).stdout
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
    const file = findProgram(named)
    if (file) return file
    throw new SetupError(`CHROMIUM is ${named}, which does not start.`)
  }
  const onMachine = () => INSTALLED.map(findProgram).find(file => file !== undefined)
  const present = onMachine() ?? findProgram(downloadedFile())
  if (present) return present

  say('No Chromium here: downloading the one of the test tool …')
  await runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
  const downloaded = findProgram(downloadedFile())
  if (downloaded) return downloaded

  if (canInstallPackages()) {
    say('That one does not start here: installing the package of the distribution …')
    // Older releases of Debian have it as a part of the other package.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installPackages([name])
      const packaged = onMachine()
      if (packaged) return packaged
    }
  }
  throw new SetupError(
    'The browser tests need a Chromium, and none could be found or installed. Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  )
}

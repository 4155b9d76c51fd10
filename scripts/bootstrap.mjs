/**
 * What every npm script of this project runs first, so that a fresh clone needs one command. Plain
 * JavaScript without packages: it runs on the Node of the machine, installs what is missing, and hands over
 * to the Node version that the project pins.
 */
import process from 'node:process'

const OLDEST_NODE = 20

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `This project needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}

/** The site that commands are about unless they name another. @param {readonly string[]} args */
const withRoot = args =>
  args.some(arg => arg === '--root' || arg.startsWith('--root='))
    ? args
    : ['--root', 'site', ...args]

/** @type {Record<string, () => Promise<number>>} */
const commands = {
  check: async () => (await import('./check.mjs')).check(),
  lint: async () => (await import('./check.mjs')).lint(),
  types: async () => (await import('./check.mjs')).types(),
  fix: async () => (await import('./check.mjs')).fix(),
  test: async () => (await import('./test/test.mjs')).test(),
  drill: async () => (await import('./test/drill.mjs')).drill(),
  drills: async () => (await import('./test/test.mjs')).drills(),
  engines: async () => (await import('./engines/engines.mjs')).engines(rest),
  unit: async () => (await import('./test/single.mjs')).unit(rest),
  browser: async () => (await import('./test/single.mjs')).browser(rest),
  walk: async () => (await import('./test/walk.mjs')).walk(rest),
  pictures: async () => (await import('./test/pictures.mjs')).pictures(rest),
  screenshots: async () => (await import('./screenshots/screenshots.mjs')).screenshots(),
  bench: async () => (await import('./bench.mjs')).bench(rest),
  rows: async () => (await import('./rows.mjs')).rows(),
  sites: async () => (await import('./test/sites.mjs')).buildSites(rest),
  'verify-addresses': async () =>
    (await import('./run.mjs')).runTool('scripts/addresses/verify-addresses.ts', rest),
  'address-digest': async () =>
    (await import('./run.mjs')).runTool('scripts/addresses/note-digest.ts', []),
  deploy: async () => (await import('./run.mjs')).runTool('scripts/deploy/deploy.ts', rest),
  'mcp-manifests': async () =>
    (await import('./run.mjs')).runTool('scripts/assistants/write-manifests.ts', []),
  'domain-report': async () =>
    (await import('./run.mjs')).runTool('scripts/domain/domain-report.ts', rest),
  'check-content': async () => (await import('./run.mjs')).runTool('scripts/check-content.ts', []),
  'search-quality': async () =>
    (await import('./run.mjs')).runTool('scripts/search-quality.ts', []),
}
const [name = 'start', ...rest] = process.argv.slice(2)

/** Runs a command of the engine. */
async function runEngine() {
  const { runTool } = await import('./run.mjs')
  const { BUILD_FLAGS } = await import('./build-flags.mjs')
  const flags = name === 'build' ? BUILD_FLAGS : []
  return runTool('engine/node/cli.ts', [name, ...withRoot(rest)], {}, flags)
}

try {
  const { installMissing } = await import('./install.mjs')
  await installMissing()
  const command = commands[name] ?? runEngine
  process.exitCode = await command()
} catch (error) {
  // Diagnostics with a message of their own; anything else shows where it came from.
  const { SetupError } = await import('./setup-error.mjs')
  console.error(error instanceof SetupError ? `\n${error.message}\n` : error)
  process.exitCode = 1
}

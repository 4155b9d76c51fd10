import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { BuildError } from './build-error.ts'
import { buildSite } from './build-site.ts'
import { PortInUseError } from './listen.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from './project.ts'
import { terminalReporter } from './reporter.ts'
import { printSearchQuality } from './search-quality.ts'
import { serveSite } from './serve.ts'
import { checkSize } from './size/size.ts'

const OUT_FOLDER = path.resolve(PROJECT_ROOT, process.env.OUT_FOLDER ?? 'dist')
const PORT = Number(process.env.PORT ?? 4173)

async function build(): Promise<void> {
  const { SITE_URL, BASE_PATH } = process.env
  await buildSite({
    root: PROJECT_ROOT,
    outFolder: OUT_FOLDER,
    environment: { SITE_URL, BASE_PATH },
    report: terminalReporter(),
  })
}

async function serve(): Promise<void> {
  const { url } = await serveSite({
    folder: OUT_FOLDER,
    port: PORT,
    basePath: process.env.BASE_PATH ?? '/',
  })
  process.stdout.write(`\nThe site is at ${url}\n`)
}

async function size(): Promise<void> {
  const { report, kept } = await checkSize(OUT_FOLDER, process.env.BASE_PATH ?? '/')
  process.stdout.write(`\n${report}\n`)
  if (!kept) process.exitCode = 1
}

async function dev(): Promise<void> {
  // Kept from one start to the next: most of a start is reading modules.
  enableCompileCache(path.join(CACHE_FOLDER, 'node'))
  const { startDev } = await import('./dev/start-dev.ts')
  const { SITE_URL, BASE_PATH } = process.env
  const print = (text: string) => process.stdout.write(`${text}\n`)
  const { url } = await startDev({
    root: PROJECT_ROOT,
    port: PORT,
    environment: { SITE_URL, BASE_PATH },
    print,
  })
  print(`\nThe site is at ${url}\nEdits of content/, data/, src/ and the settings show at once.`)
}

async function snippets(): Promise<void> {
  // The compiler takes a second to load, and only this command needs it.
  const { recordSnippets } = await import('./snippets/record-snippets.ts')
  await recordSnippets(PROJECT_ROOT, text => process.stdout.write(`${text}\n`))
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  build,
  serve,
  size,
  'search-quality': printSearchQuality,
  snippets,
  dev,
  async start() {
    await build()
    await serve()
  },
}

const name = process.argv[2] ?? ''
const command = commands[name]
if (!command) {
  console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  const isForUser = error instanceof BuildError || error instanceof PortInUseError
  console.error(isForUser ? `\n${error.message}\n` : error)
  process.exit(1)
}

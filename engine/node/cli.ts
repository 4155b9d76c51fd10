import path from 'node:path'
import { parseArgs } from 'node:util'
import { keepCompiledModules } from './cache/compiled-modules.ts'
import { explained, STACK_VARIABLE } from './diagnostics/explained.ts'
import { terminalReporter } from './reporter.ts'

// Most of a start is reading modules: each command imports what it needs, after this.
keepCompiledModules()

const { values, positionals } = readArguments()

const { SITE_URL, BASE_PATH, OUT_FOLDER } = process.env
const environment = { SITE_URL, BASE_PATH }
const root = values.root ?? '.'
const out = values.out ?? OUT_FOLDER ?? 'dist'
const port = readPort(process.env.PORT ?? '4173')

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        root: { type: 'string' },
        out: { type: 'string' },
        release: { type: 'boolean', default: false },
        drafts: { type: 'boolean', default: false },
        'policy-in-pages': { type: 'boolean', default: false },
        title: { type: 'string' },
        description: { type: 'string' },
        draft: { type: 'boolean', default: false },
        manifest: { type: 'string' },
        folder: { type: 'string' },
        earlier: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    // Its message says which option is wrong, then how Node's own programs are called.
    const [reason] = String(error instanceof Error ? error.message : error).split(/\.\s/)
    console.error(
      `${reason}. Options: --root DIR, --out DIR, --release, --drafts, --policy-in-pages, --manifest FILE, --folder DIR, --earlier FILE, --title TEXT, --description TEXT, --draft.`,
    )
    process.exit(2)
  }
}

function readPort(asked: string): number {
  if (/^\d+$/.test(asked) && Number(asked) <= 65_535) return Number(asked)
  console.error(
    `PORT is "${asked}", which is no port. Choose one from 0 to 65535: PORT=4173 npm start`,
  )
  process.exit(2)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The folder of the site. */
async function siteFolder(): Promise<string> {
  const folders = await import('./config/site-folder.ts')
  return folders.siteFolder(root)
}

async function build(): Promise<void> {
  const { outputFolder } = await import('./config/site-folder.ts')
  const folder = await siteFolder()
  const outFolder = outputFolder(folder, out)
  const { release, drafts, 'policy-in-pages': policyInPages } = values
  if (release && drafts) {
    console.error('A release is for readers: build it without --drafts.')
    process.exit(2)
  }
  const report = terminalReporter()
  const { buildSite } = await import('./build-site.ts')
  await buildSite({
    root: folder,
    outFolder,
    environment,
    release,
    drafts,
    policyInPages,
    report,
  })
}

async function serve(): Promise<void> {
  const { restoreFolder } = await import('./output/replace-folder.ts')
  const { serveSite } = await import('./serve/serve.ts')
  const folder = path.resolve(out)
  await restoreFolder(folder)
  const { url } = await serveSite({ folder, port, basePath: BASE_PATH ?? '/' })
  print(`\nThe site is at ${url}`)
}

async function size(): Promise<void> {
  const { checkSize } = await import('./size/size.ts')
  const { report, kept } = await checkSize(path.resolve(out), BASE_PATH ?? '/')
  print(`\n${report}`)
  if (!kept) process.exitCode = 1
}

async function dev(): Promise<void> {
  const { startDev } = await import('./dev/start-dev.ts')
  const { url } = await startDev({ root: await siteFolder(), port, environment, print })
  print(`\nThe site is at ${url}\nEdits of pages, facts, components and settings show at once.`)
}

async function verify(): Promise<void> {
  const { MANIFEST_FILE } = await import('./release/build-manifest.ts')
  const { verifyBuild } = await import('./release/verify-build.ts')
  const folder = path.resolve(values.folder ?? out)
  const manifest = path.resolve(values.manifest ?? path.join(folder, MANIFEST_FILE))
  const earlier = values.earlier?.map(file => path.resolve(file))
  const { commit, same, kept, differences } = await verifyBuild(manifest, folder, earlier)
  for (const difference of differences) print(difference)
  const ofEarlier = earlier ? `, ${kept} of earlier releases` : ''
  print(
    `commit ${commit}: ${same} files as the manifest says${ofEarlier}, ${differences.length} not`,
  )
  if (differences.length > 0) process.exitCode = 1
}

async function sharePictures(): Promise<void> {
  const { drawSharePictures } = await import('./share/draw-command.ts')
  await drawSharePictures(await siteFolder(), path.resolve(out), environment, print)
}

async function mcp(): Promise<void> {
  const { serveAssistants } = await import('./assistants/serve-assistants.ts')
  await serveAssistants(path.resolve(out))
}

async function snippets(): Promise<void> {
  // The compiler takes a second to load, and only this command needs it.
  const { recordSnippets } = await import('./samples/record-snippets.ts')
  await recordSnippets(await siteFolder(), print)
}

async function record(): Promise<void> {
  const { recordPages } = await import('./checks/published-pages.ts')
  const { collectPages } = await import('./pages/collect/collect.ts')
  const folder = await siteFolder()
  const added = await recordPages(folder, await collectPages(path.join(folder, 'content')))
  print(added.length > 0 ? added.join('\n') : 'every page is recorded')
}

async function page(): Promise<void> {
  const { newPage } = await import('./new-page/new-page.ts')
  const { title, description, draft } = values
  const made = await newPage(await siteFolder(), {
    path: positionals[1],
    title,
    description,
    draft,
  })
  print(made.join('\n'))
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  build,
  serve,
  size,
  snippets,
  'share-pictures': sharePictures,
  'verify-build': verify,
  dev,
  mcp,
  'new-page': page,
  'record-pages': record,
  async start() {
    await build()
    await serve()
  },
}

const name = positionals[0] ?? ''
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}

// Settings, and the modules they import, run in this process: one that ends it, or waits for what never comes, would
// leave nothing built and say nothing.
let isOver = false
process.on('exit', () => {
  if (isOver) return
  console.error(
    `\n"${name}" ended before it was done.\n    fix: look for an exit, or a wait that never ends, in the settings and in the modules that they and extensions.ts import\n`,
  )
  process.exitCode = 1
})

try {
  await command()
  isOver = true
} catch (error) {
  console.error(explained(error, name, process.env[STACK_VARIABLE] === '1'))
  isOver = true
  process.exit(1)
}

import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from './folders.ts'

const run = promisify(execFile)

/** What commands make in the project's folder, and what is no part of it. */
const NOT_COPIED = new Set([
  ...['.cache', '.git', 'dist', 'node_modules'],
  ...['test-results', 'playwright-report'],
])

/** A copy of this project in a temporary folder, to be edited and built. */
export interface ProjectCopy {
  folder: string
  /** Replaces a text in a file; it has to be there. */
  edit(file: string, from: string, to: string): void
  /** Builds the site. Returns what was made anew: `bundle`, and of pages `article /path` and `frame /path`, in this order. */
  build(): Promise<string[]>
  remove(): void
}

/** A module that builds the copy's site and prints what was made anew. */
const BUILD = `
const { buildSite } = await import('../engine/node/build-site.ts')
const { silentReporter } = await import('../engine/node/reporter.ts')
const rendered = []
await buildSite({
  root: process.cwd() + '/site',
  outFolder: process.cwd() + '/dist',
  environment: {},
  report: silentReporter,
  onBundle: () => rendered.push('bundle'),
  onRender: (path, part) => rendered.push(part + ' ' + path),
})
process.stdout.write(JSON.stringify(rendered.sort((a, b) => Number(b === 'bundle') - Number(a === 'bundle') || (a < b ? -1 : 1))))
`

/** Where that module stands: among what is no part of the project. */
const BUILD_FILE = '.cache/build.mjs'

/** Copies the project. Its packages are shared, but for those that are the project's own. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'))
  for (const part of readdirSync(PROJECT_ROOT))
    if (!NOT_COPIED.has(part))
      cpSync(path.join(PROJECT_ROOT, part), path.join(folder, part), { recursive: true })
  linkPackages(folder)
  mkdirSync(path.join(folder, path.dirname(BUILD_FILE)))
  writeFileSync(path.join(folder, BUILD_FILE), BUILD)
  const { CACHE_FOLDER: _ownCache, ...environment } = process.env
  return {
    folder,
    edit(file, from, to) {
      const name = path.join(folder, file)
      const text = readFileSync(name, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`)
      writeFileSync(
        name,
        text.replace(from, () => to),
      )
    },
    async build() {
      const { stdout } = await run(process.execPath, [BUILD_FILE], {
        cwd: folder,
        env: environment,
        maxBuffer: 64 * 1024 * 1024,
      })
      return JSON.parse(stdout)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links the project's packages into a copy; links to workspaces lead to those of the copy. */
function linkPackages(folder: string): void {
  const packages = path.join(PROJECT_ROOT, 'node_modules')
  const target = path.join(folder, 'node_modules')
  mkdirSync(target)
  const workspaces: Readonly<Record<string, string>> = { 'docs-engine': '../engine' }
  for (const name of readdirSync(packages))
    symlinkSync(workspaces[name] ?? path.join(packages, name), path.join(target, name))
}

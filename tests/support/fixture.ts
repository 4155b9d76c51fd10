import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from '#engine/node/build-site.ts'
import type { Environment } from '#engine/node/config/load-config.ts'
import { BuildError } from '#engine/node/diagnostics/build-error.ts'
import type { PageLimits } from '#engine/node/pages/page-limits.ts'
import type { PagePart } from '#engine/node/pages/render-pages.ts'
import { type Reporter, silentReporter } from '#engine/node/reporter.ts'

/** Folder of a fixture site. */
export function fixtureRoot(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
}

/** An empty folder, and how to remove it. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fixture-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

interface Options {
  environment?: Environment
  report?: Reporter
  onRender?: (path: string, part: PagePart) => void
  onBundle?: () => void
  limits?: PageLimits
  release?: boolean
}

/** Builds the site of a folder into another. */
export async function build(root: string, outFolder: string, options: Options = {}): Promise<void> {
  await buildSite({ root, outFolder, environment: {}, report: silentReporter, ...options })
}

/** The message that stops the build of the site of a folder into another; empty when it is built. */
export async function messageOfBuildInto(
  root: string,
  outFolder: string,
  options: Options = {},
): Promise<string> {
  try {
    await build(root, outFolder, options)
    return ''
  } catch (error) {
    if (error instanceof BuildError) return error.message
    throw error
  }
}

/** The message that stops the build of the site of a folder; empty when it is built. */
export async function messageOfBuild(root: string, options: Options = {}): Promise<string> {
  const { folder, remove } = await temporaryFolder()
  try {
    return await messageOfBuildInto(root, path.join(folder, 'out'), options)
  } finally {
    await remove()
  }
}

/** The message that stops the build of a fixture site; a test fails when nothing does. */
export async function messageOf(name: string, environment: Environment = {}): Promise<string> {
  const message = await messageOfBuild(fixtureRoot(name), { environment })
  if (message === '')
    throw new Error(`the fixture site "${name}" was built although it has diagnostics`)
  return message
}

/** The part of a message that is about one file of `content/`. */
export function about(message: string, file: string): string {
  const entries = message.split(/\n(?! )/)
  return entries.filter(entry => entry.startsWith(`content/${file}`)).join('\n')
}

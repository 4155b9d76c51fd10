import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type TreeCost, watchTree } from '../builds/process-tree.ts'
import { writeGenerated } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const run = promisify(execFile)

/** A build that takes longer is ended, and counts as one that failed. */
const LIMIT_MS = 3_600_000
/** What an installed tool keeps when another site is written. */
const INSTALLED = /^(?:node_modules|package.*\.json)$/

/** What one build took. */
export interface BuildCost extends TreeCost {
  /** From the start of the process to its end, in milliseconds. */
  wallMs: number
}

/** Writes a site for a tool, in place of the one that was there. */
export async function writeProject(tool: Tool, folder: string, pages: number): Promise<void> {
  const old = await readdir(folder).catch(() => [])
  for (const name of old.filter(each => !INSTALLED.test(each)))
    await rm(path.join(folder, name), { recursive: true, force: true })
  await writeGenerated(folder, tool, pages)
}

/**
 * Builds a site from nothing: without what the tool has kept of builds before.
 * @throws what the process ended with.
 */
export async function buildCold(tool: Tool, folder: string): Promise<BuildCost> {
  for (const kept of [tool.output, ...tool.caches])
    await rm(path.resolve(folder, kept), { recursive: true, force: true })
  const start = performance.now()
  const building = run(process.execPath, [...tool.build], {
    cwd: folder,
    env: { ...process.env, CI: '1', ...tool.environment },
    maxBuffer: 2 ** 28,
    timeout: LIMIT_MS,
  })
  const taken = watchTree(building.child.pid)
  await building.finally(taken)
  return { ...taken(), wallMs: performance.now() - start }
}

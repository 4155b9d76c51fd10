import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { type TreeCost, watchTree } from '../builds/process-tree.ts'
import { writeGenerated } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const run = promisify(execFile)

/** A build that takes longer is ended, and counts as one that failed. */
const LIMIT_MS = 3_600_000
/** How much of the machine's memory a build may take. With all of it, the system would end whatever it likes. */
const MOST_MEMORY = 0.75
const KIB = 1_024
const KIB_IN_GIB = KIB * KIB
/** What an installed tool keeps when another site is written. */
const INSTALLED = /^(?:node_modules|package.*\.json)$/

/** What V8 prints as it ends a program whose objects need more memory than Node gives it, however much the machine has. */
const OUT_OF_HEAP = 'JavaScript heap out of memory'

/** Why a build was ended: it needs more than the machine, or Node, gives it. That is a result, where a failure is none. */
export class OutOfReach extends Error {}

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

function end(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

/**
 * Builds a site from nothing: without what the tool has kept of builds before.
 * @param mostKb the most memory that it may take, in KiB.
 * @throws OutOfReach when it takes more, or more than Node gives it; else what the process ended with.
 */
export async function buildCold(
  tool: Pick<Tool, 'output' | 'caches' | 'build' | 'environment'>,
  folder: string,
  mostKb: number = (totalmem() / KIB) * MOST_MEMORY,
): Promise<BuildCost> {
  for (const kept of [tool.output, ...tool.caches])
    await rm(path.resolve(folder, kept), { recursive: true, force: true })
  const start = performance.now()
  const building = run(process.execPath, [...tool.build], {
    cwd: folder,
    env: { ...process.env, CI: '1', ...tool.environment },
    maxBuffer: 2 ** 28,
    timeout: LIMIT_MS,
  })
  let isOutOfReach = false
  const exceed = (pids: readonly number[]) => {
    isOutOfReach = true
    end(pids)
  }
  const taken = watchTree(building.child.pid, { kb: mostKb, exceed })
  try {
    await building
  } catch (error) {
    const { stderr = '', stdout = '' } = Object(error)
    if (`${stderr}${stdout}`.includes(OUT_OF_HEAP))
      throw new OutOfReach('needs more memory than Node gives a program that asks for none')
    if (!isOutOfReach) throw error
    const most = (mostKb / KIB_IN_GIB).toFixed(1)
    throw new OutOfReach(
      `takes more than ${most} GiB of memory, which this machine has not to spare`,
    )
  } finally {
    taken()
  }
  return { ...taken(), wallMs: performance.now() - start }
}

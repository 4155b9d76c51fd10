import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** How often processes are looked at, in milliseconds. */
const INTERVAL_MS = 20
/** Of the system's clock for processor time. */
const MS_PER_TICK = 10

/** What a process and all that it started took. */
export interface TreeCost {
  /** The most memory that was resident at a time, in KiB; pages that processes share count for each. */
  peakKb: number
  /** Processor time in milliseconds. What each process takes after the last look at it is not in it. */
  cpuMs: number
}

/** What a file of the system says of a process; empty when it has ended. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A running process. */
interface Process {
  pid: number
  /** Processor time of its own, in milliseconds. */
  cpuMs: number
}

/** The processes that each process of this machine has started. */
async function childrenOf(): Promise<ReadonlyMap<number, Process[]>> {
  const children = new Map<number, Process[]>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // The name of a process stands in brackets, and may hold anything.
    const fields = told(`/proc/${name}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')
    const parent = Number(fields[1])
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
    children.set(parent, [...(children.get(parent) ?? []), { pid: Number(name), cpuMs }])
  }
  return children
}

/** A process and all that it has started, those among them that have ended left out. */
async function treeOf(pid: number): Promise<Process[]> {
  const children = await childrenOf()
  const below = (each: Process): Process[] => [
    each,
    ...(children.get(each.pid) ?? []).flatMap(below),
  ]
  const root = [...children.values()].flat().find(each => each.pid === pid)
  return root ? below(root) : []
}

const residentKb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(told(`/proc/${pid}/status`))?.[1] ?? 0)

/** The most memory that may be resident, and what is done once when it is more. */
export interface MemoryLimit {
  /** In KiB. */
  kb: number
  /** @param pids the process and all that it started, and that still run. */
  exceed: (pids: readonly number[]) => void
}

/**
 * Looks at a process and all that it starts, where the system tells of it as Linux does.
 * @param pid undefined for a program that did not start.
 * @returns what ends the looking, and gives what they took; 0 where nothing tells.
 */
export function watchTree(pid: number | undefined, limit?: MemoryLimit): () => TreeCost {
  let peakKb = 0
  let isExceeded = false
  let isLooking = false
  const cpuMs = new Map<number, number>()
  const look = async () => {
    if (isLooking) return
    isLooking = true
    const tree = pid === undefined ? [] : await treeOf(pid).catch(() => [])
    for (const each of tree) cpuMs.set(each.pid, each.cpuMs)
    peakKb = Math.max(
      peakKb,
      tree.reduce((sum, each) => sum + residentKb(each.pid), 0),
    )
    if (limit && !isExceeded && peakKb > limit.kb) {
      isExceeded = true
      limit.exceed(tree.map(each => each.pid))
    }
    isLooking = false
  }
  const timer = setInterval(look, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    return { peakKb, cpuMs: [...cpuMs.values()].reduce((sum, own) => sum + own, 0) }
  }
}

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** How often memory is looked at, in milliseconds. */
const INTERVAL_MS = 20

/** What a file of the system says of a process; empty when it has ended. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The processes that each process of this machine has started. */
async function childrenOf(): Promise<ReadonlyMap<number, number[]>> {
  const children = new Map<number, number[]>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // The name of a process stands in brackets, and may hold anything.
    const parent = Number(/\) \S (\d+)/.exec(told(`/proc/${name}/stat`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  return children
}

/** Resident memory of a process and all that it has started, in KiB; pages that they share count for each. */
async function residentKb(pid: number): Promise<number> {
  const children = await childrenOf()
  const sum = (each: number): number => {
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(told(`/proc/${each}/status`))?.[1] ?? 0)
    return (children.get(each) ?? []).reduce((total, child) => total + sum(child), own)
  }
  return sum(pid)
}

/**
 * Looks at the memory of a process and of all that it starts, where the system tells of it as Linux does.
 * @returns what ends the looking, and gives the most that they had at a time, in KiB; 0 where nothing tells.
 */
export function watchMemory(pid: number): () => number {
  let most = 0
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    most = Math.max(most, await residentKb(pid).catch(() => 0))
    isLooking = false
  }
  const timer = setInterval(look, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    return most
  }
}

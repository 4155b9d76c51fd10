import { Worker } from 'node:worker_threads'
import type { Tinypool } from 'tinypool'

/** What rendering a part of a page may take. */
export interface PageLimits {
  /** Processor time of its worker, in milliseconds: a machine that is busy otherwise fails nothing. */
  processorMs: number
  /** Time that passes, in milliseconds, for a page that waits for what never comes. */
  waitMs: number
}

/** Far more than any page takes that ends: the slowest of this site takes a second. */
export const PAGE_LIMITS: PageLimits = { processorMs: 30_000, waitMs: 600_000 }

/** How often pages are looked at, in milliseconds. */
const INTERVAL_MS = 500

/** A task of a worker that was ended: it took too long, or ended the worker itself. */
export class EndedTask extends Error {}

interface Running {
  /** Place of the task in what workers and this share. */
  place: number
  controller: AbortController
  reason?: EndedTask
  worker?: Worker
  since?: number
  /** Processor time that its worker had used when it was first looked at, in milliseconds. */
  used?: number
}

/** The worker of a pool that has this id. The pool has no way to ask for its processor time. */
function workerOf(pool: Tinypool, threadId: number): Worker | undefined {
  const found = pool.threads.find(each => each.threadId === threadId)
  const thread: unknown = found && Reflect.get(found, 'thread')
  return thread instanceof Worker ? thread : undefined
}

async function usedMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/** Looks at a task that a worker has begun. @returns why it is to be ended; undefined while it may go on. */
async function faultOf(task: Running, worker: Worker, limits: PageLimits) {
  const now = performance.now()
  try {
    const used = await usedMs(worker)
    task.worker = worker
    task.since ??= now
    task.used ??= used
    if (used - task.used > limits.processorMs)
      return `takes more than ${limits.processorMs / 1000} s of processor time`
  } catch {
    return 'ends the program that renders it'
  }
  return now - task.since > limits.waitMs
    ? `is not rendered after ${limits.waitMs / 1000} s`
    : undefined
}

/**
 * Ends tasks that take longer than they may.
 * @param started where each worker notes its thread for the task that it begins, by the task's place.
 */
export function limitTasks(pool: Tinypool, started: Int32Array, limits: PageLimits) {
  const running = new Set<Running>()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    for (const task of running) {
      const threadId = Atomics.load(started, task.place)
      const worker = task.worker ?? workerOf(pool, threadId)
      const fault = threadId !== 0 && worker && (await faultOf(task, worker, limits))
      if (!fault || !running.has(task)) continue
      task.reason = new EndedTask(fault)
      task.controller.abort()
    }
    isLooking = false
  }
  const timer = setInterval(look, INTERVAL_MS)
  return {
    /**
     * Runs a task.
     * @throws EndedTask when it is ended.
     */
    async run<Result>(place: number, start: (signal: AbortSignal) => Promise<Result>) {
      const task: Running = { place, controller: new AbortController() }
      Atomics.store(started, place, 0)
      running.add(task)
      try {
        return await start(task.controller.signal)
      } catch (error) {
        throw task.reason ?? error
      } finally {
        running.delete(task)
      }
    },
    end: () => clearInterval(timer),
  }
}

import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Tinypool } from 'tinypool'
import { COMPILED_MODULES } from '../cache/compiled-modules.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { HEAP_GROWTH } from '../heap.ts'
import type { FrameMarkup } from './cache/page-cache.ts'
import { limitTasks, type PageLimits } from './page-limits.ts'
import type { FrameTask, PageTask, WorkedPage, WorkerSettings } from './page-worker.ts'

/**
 * Space for new objects, in megabytes. A worker has 40 MB in use whatever the number of pages, and V8 left alone takes 380 MB
 * before it looks for what is not.
 */
const YOUNG_MB = 16

/**
 * Pages for which one more worker is started. Each loads what renders, and its code is compiled anew as it runs: for fewer
 * pages that takes longer than it saves.
 */
const PAGES_OF_A_WORKER = 25

/** Longer than any build waits for anything, in milliseconds. */
const LONG_MS = 3_600_000

/** Workers that render, started when the first of them is needed, or before. */
export function workerPool(
  settings: Omit<WorkerSettings, 'started' | 'rendersArticles'>,
  pages: number,
  limits: PageLimits,
) {
  const started = new Int32Array(new SharedArrayBuffer(pages * Int32Array.BYTES_PER_ELEMENT))
  let isEnded = false
  let running: { pool: Tinypool; limited: ReturnType<typeof limitTasks> } | undefined
  const start = (rendersArticles: boolean) => {
    setFlagsFromString(HEAP_GROWTH)
    // The build has work of its own meanwhile: with a worker on each core it would take more time, not less.
    const cores = availableParallelism() - 1
    const threads = Math.max(1, Math.min(cores, Math.ceil(pages / PAGES_OF_A_WORKER)))
    const pool = new Tinypool({
      filename: new URL('./page-worker.ts', import.meta.url).href,
      maxThreads: threads,
      minThreads: 1,
      // One that has nothing to do for a moment would be ended, and started again.
      idleTimeout: LONG_MS,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      workerData: { ...settings, started, rendersArticles } satisfies WorkerSettings,
      // React's development build renders the same, but slower. Without compiled modules a worker would begin by loading
      // what takes types out of the first ones.
      env: { NODE_COMPILE_CACHE: COMPILED_MODULES, ...process.env, NODE_ENV: 'production' },
    })
    return { pool, limited: limitTasks(pool, started, limits) }
  }
  const run = (name: 'renderPage' | 'renderFrame', task: { place: number }) => {
    running ??= start(false)
    const { pool, limited } = running
    return limited.run(task.place, signal => pool.run(task, { name, signal }))
  }
  return {
    /** Starts them for articles that will be rendered: they load what renders meanwhile. */
    prepare() {
      if (!isEnded) running ??= start(true)
    },
    renderPage: (task: PageTask): Promise<WorkedPage | Diagnostic[]> => run('renderPage', task),
    renderFrame: (task: FrameTask): Promise<FrameMarkup> => run('renderFrame', task),
    async end() {
      isEnded = true
      running?.limited.end()
      await running?.pool.destroy()
    },
  }
}

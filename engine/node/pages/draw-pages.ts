import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { markUsed, pruneFolder, writeWhole } from '../cache/cache.ts'
import { hashOf } from '../cache/hash.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { CACHE_FOLDER } from '../project.ts'
import type { PageResult, PageTask, WorkerSettings } from './page-task.ts'

/** How many states of each page the cache keeps: the one in use and those that were left last. */
const KEPT_STATES = 5
/** How many sites the cache keeps pages of; there are tests that build many. */
const KEPT_SITES = 40

interface DrawOptions {
  /** Name of everything besides a page's own source that its drawing depends on. */
  dependencies: string
  /** Called after each page, with how many are done. */
  onProgress: (done: number) => void
  /** Called for each page that is drawn anew, rather than taken from the cache. */
  onDraw?: ((path: string) => void) | undefined
}

/** Pages, drawn, and the diagnostics of those that could not be. */
export interface Drawn {
  pages: PageResult[]
  diagnostics: Diagnostic[]
}

/** Draws pages in parallel, and takes those from the cache that have not changed. */
export async function drawPages(
  tasks: readonly PageTask[],
  settings: WorkerSettings,
  { dependencies, onProgress, onDraw }: DrawOptions,
): Promise<Drawn> {
  // A folder for each site, so that one with few pages does not crowd out one with many.
  const cacheFolder = path.join(CACHE_FOLDER, 'drawn', hashOf(settings.root))
  await mkdir(cacheFolder, { recursive: true })
  await markUsed(cacheFolder)
  let pool: Tinypool | undefined
  let done = 0
  const drawOne = async (task: PageTask): Promise<PageResult | Diagnostic[]> => {
    const cached = path.join(cacheFolder, `${hashOf(dependencies, JSON.stringify(task))}.json`)
    if (existsSync(cached)) {
      onProgress(++done)
      await markUsed(cached)
      return JSON.parse(await readFile(cached, 'utf8'))
    }
    onDraw?.(task.path)
    pool ??= new Tinypool({
      filename: new URL('./page-worker.ts', import.meta.url).href,
      maxThreads: Math.max(1, Math.min(availableParallelism(), tasks.length)),
      minThreads: 1,
      workerData: settings,
      // React's development build draws the same, but slower.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const result: PageResult | Diagnostic[] = await pool.run(task)
    if (!Array.isArray(result)) await writeWhole(cached, JSON.stringify(result))
    onProgress(++done)
    return result
  }
  try {
    const results = await Promise.all(tasks.map(drawOne))
    return {
      pages: results.filter((result): result is PageResult => !Array.isArray(result)),
      diagnostics: results.flatMap(result => (Array.isArray(result) ? result : [])),
    }
  } finally {
    await pool?.destroy()
    await pruneFolder(cacheFolder, KEPT_STATES * tasks.length)
    await pruneFolder(path.dirname(cacheFolder), KEPT_SITES)
  }
}

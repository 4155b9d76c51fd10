import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { BuildError, type Mistake } from './build-error.ts'
import { hashOf } from './hash.ts'
import type { PageResult, PageTask, WorkerSettings } from './page-task.ts'
import { CACHE_FOLDER } from './project.ts'

interface DrawOptions {
  /** Name of everything besides a page's own source that its drawing depends on. */
  dependencies: string
  /** Called after each page, with how many are done. */
  onProgress: (done: number) => void
}

/**
 * Draws pages in parallel, and takes those from the cache that have not changed.
 * @throws BuildError with the mistakes of all pages.
 */
export async function drawPages(
  tasks: readonly PageTask[],
  settings: WorkerSettings,
  { dependencies, onProgress }: DrawOptions,
): Promise<PageResult[]> {
  const cacheFolder = path.join(CACHE_FOLDER, 'drawn')
  await mkdir(cacheFolder, { recursive: true })
  let pool: Tinypool | undefined
  let done = 0
  const drawOne = async (task: PageTask): Promise<PageResult | Mistake[]> => {
    const cached = path.join(cacheFolder, `${hashOf(dependencies, JSON.stringify(task))}.json`)
    if (existsSync(cached)) {
      onProgress(++done)
      return JSON.parse(await readFile(cached, 'utf8'))
    }
    pool ??= new Tinypool({
      filename: new URL('./page-worker.ts', import.meta.url).href,
      maxThreads: Math.max(1, Math.min(availableParallelism(), tasks.length)),
      minThreads: 1,
      workerData: settings,
      // The bundler sets it too, but does not run when the bundles come from the cache.
      env: { NODE_ENV: 'production', ...process.env },
    })
    const result: PageResult | Mistake[] = await pool.run(task)
    if (!Array.isArray(result)) await writeFile(cached, JSON.stringify(result))
    onProgress(++done)
    return result
  }
  try {
    const results = await Promise.all(tasks.map(drawOne))
    const mistakes = results.flatMap(result => (Array.isArray(result) ? result : []))
    if (mistakes.length > 0) throw new BuildError(mistakes)
    return results.filter((result): result is PageResult => !Array.isArray(result))
  } finally {
    await pool?.destroy()
  }
}

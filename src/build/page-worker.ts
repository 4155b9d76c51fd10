import { workerData } from 'node:worker_threads'
import { compilePage } from './article/compile.ts'
import { evaluatePage, explain } from './article/evaluate.ts'
import { BuildError, type Mistake } from './build-error.ts'
import { type DrawingTools, drawPage } from './draw-page.ts'
import { loadConfig } from './load-config.ts'
import type { PageResult, PageTask, WorkerSettings } from './page-task.ts'

// Tinypool puts its own data first.
const settings: WorkerSettings = Array.isArray(workerData) ? workerData[1] : workerData

const ready: Promise<DrawingTools> = Promise.all([
  loadConfig(settings.root, settings.environment),
  import(settings.serverFile),
]).then(([config, server]) => ({ config, server, posts: settings.posts }))

/** Draws a page, from its source to the markup of the whole app. A mistake in it is returned, not thrown. */
export default async function drawFromSource(task: PageTask): Promise<PageResult | Mistake[]> {
  const file = `content/${task.filePath}`
  try {
    const tools = await ready
    const compiled = await compilePage(file, task.source, { math: tools.config.math })
    return await drawPage(task, await evaluatePage(file, task.source, compiled), tools)
  } catch (error) {
    if (error instanceof BuildError) return [...error.mistakes]
    return [explain(file, task.source, error)]
  }
}

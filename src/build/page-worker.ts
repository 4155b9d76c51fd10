import { workerData } from 'node:worker_threads'
import { compilePage } from './article/compile.ts'
import { evaluatePage } from './article/evaluate.ts'
import { explain } from './article/explain.ts'
import { withLines } from './article/source-lines.ts'
import { BuildError, type Mistake } from './build-error.ts'
import { type DrawingTools, drawPage } from './draw-page.ts'
import { loadConfig } from './load-config.ts'
import type { PageResult, PageTask, WorkerSettings } from './page-task.ts'
import { snippetReader } from './snippets/read-snippet.ts'

// Tinypool puts its own data first.
const settings: WorkerSettings = Array.isArray(workerData) ? workerData[1] : workerData

const ready: Promise<DrawingTools> = Promise.all([
  loadConfig(settings.root, settings.environment),
  import(settings.serverFile),
]).then(([config, server]) => ({
  config,
  server,
  posts: settings.posts,
  readSnippet: snippetReader(settings.root, config.basePath, 'refuse'),
}))

/** Draws a page, from its source to the markup of the whole app. Mistakes in it are returned, not thrown. */
export default async function drawFromSource(task: PageTask): Promise<PageResult | Mistake[]> {
  const file = `content/${task.filePath}`
  try {
    const tools = await ready
    const compiled = await compilePage(file, task.source, { math: tools.config.math })
    return await drawPage(task, await evaluatePage(file, task.source, compiled), tools)
  } catch (error) {
    const mistakes =
      error instanceof BuildError ? error.mistakes : [explain(file, task.source, error)]
    return withLines(mistakes, file, task.source)
  }
}

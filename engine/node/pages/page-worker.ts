import { workerData } from 'node:worker_threads'
import type { SiteExtensions } from '#model/extensions.ts'
import { apiReader } from '../api-definitions/api-reader.ts'
import { loadConfig } from '../config/load-config.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import { compilePage } from './compile.ts'
import { type DrawingTools, drawPage } from './draw-page.ts'
import { evaluatePage } from './evaluate.ts'
import { explain } from './explain.ts'
import type { PageResult, PageTask, WorkerSettings } from './page-task.ts'
import { withLines } from './source-lines.ts'

// Tinypool puts its own data first.
const settings: WorkerSettings = Array.isArray(workerData) ? workerData[1] : workerData

const ready: Promise<DrawingTools & Pick<SiteExtensions, 'sampleValues'>> = Promise.all([
  loadConfig(settings.root, settings.environment),
  loadExtensions(settings.root),
  import(settings.serverFile),
]).then(async ([config, extensions, server]) => ({
  sampleValues: extensions.sampleValues,
  config,
  server,
  posts: settings.posts,
  readSnippet: snippetReader(settings.root, config.basePath, 'refuse'),
  readApi: await apiReader(extensions, config.basePath),
}))

/** Draws a page, from its source to the markup of the whole app. Diagnostics in it are returned, not thrown. */
export default async function drawFromSource(task: PageTask): Promise<PageResult | Diagnostic[]> {
  const file = `content/${task.filePath}`
  try {
    const tools = await ready
    const { config, sampleValues } = tools
    const compiled = await compilePage(file, task.source, { math: config.math, sampleValues })
    return await drawPage(
      task,
      await evaluatePage(settings.root, file, task.source, compiled),
      tools,
    )
  } catch (error) {
    const diagnostics =
      error instanceof BuildError ? error.diagnostics : [explain(file, task.source, error)]
    return withLines(diagnostics, file, task.source)
  }
}

import { threadId, workerData } from 'node:worker_threads'
import type * as Server from '#client/server.tsx'
import type { PageData, SourcePage } from '#model/page.ts'
import type { BlogPost, PageChange } from '#prose/article-context.ts'
import { apiReader } from '../api-definitions/api-reader.ts'
import type { PublishedApis } from '../api-definitions/published-apis.ts'
import { keepCompiledModules } from '../cache/compiled-modules.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import { sampleState } from '../samples/sample-state.ts'
import type { ArticleSettings } from './article/article-settings.ts'
import type { KeptArticle } from './cache/page-cache.ts'

/** What a worker is told once. */
export interface WorkerSettings {
  /** Folder of the site. */
  root: string
  serverFile: string
  /** Of this build, which may leave out entries of drafts. */
  settings: ArticleSettings
  posts: readonly BlogPost[]
  changes: readonly PageChange[] | undefined
  apis: PublishedApis
  /** Where the thread of a task is noted when it begins, by the task's place. */
  started: Int32Array
}

/** An article to be rendered. */
export interface ArticleTask {
  page: SourcePage
  place: number
}

/** A frame to be rendered around an article. */
export interface FrameTask {
  data: PageData
  html: string
  place: number
}

// Tinypool puts its own data first.
const { root, serverFile, settings, posts, changes, apis, started }: WorkerSettings = Array.isArray(
  workerData,
)
  ? workerData[1]
  : workerData

// Before the modules that render, which are imported below.
keepCompiledModules()

const ready = Promise.all([loadExtensions(root), import(serverFile) as Promise<typeof Server>])

/** Renders a page's article. What is wrong with the page is returned, not thrown. */
export async function renderArticle(task: ArticleTask): Promise<KeptArticle | Diagnostic[]> {
  const { page, place } = task
  Atomics.store(started, place, threadId)
  const [{ sampleValues }, server] = await ready
  // A build that renders frames alone does without it, and what it imports is looked for as the site's modules are.
  const { renderSource } = await import('./article/render-article.ts')
  const samples: Record<string, string> = {}
  const read = snippetReader(root, settings.basePath, 'refuse')
  const readSnippet = (file: string) => {
    samples[file] = sampleState(root, file)
    return read(file)
  }
  try {
    const readApi = apiReader(apis)
    const lists = { sampleValues, posts, changes }
    const tools = { root, config: settings, server, ...lists, readSnippet, readApi }
    return { article: await renderSource(page, tools), samples }
  } catch (error) {
    if (error instanceof BuildError) return [...error.diagnostics]
    throw error
  }
}

/** Renders the frame around an article. */
export async function renderFrame({ data, html, place }: FrameTask): Promise<string> {
  Atomics.store(started, place, threadId)
  const [, server] = await ready
  return server.renderFrame(data, html)
}

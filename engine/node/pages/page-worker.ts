import { threadId, workerData } from 'node:worker_threads'
import type * as Server from '#client/server.tsx'
import { type PageData, type PageFacts, type SourcePage, withHeadings } from '#model/page.ts'
import type { Site } from '#model/site.ts'
import type { BlogPost, PageChange } from '#prose/article-context.ts'
import { apiReader } from '../api-definitions/api-reader.ts'
import type { PublishedApis } from '../api-definitions/published-apis.ts'
import { keepCompiledModules } from '../cache/compiled-modules.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import { sampleState } from '../samples/sample-state.ts'
import type { ArticleSettings } from './article/article-settings.ts'
import type { FrameMarkup, KeptArticle } from './cache/page-cache.ts'

/** What a worker is told once. */
export interface WorkerSettings {
  /** Folder of the site. */
  root: string
  serverFile: string
  /** What the frame needs of the settings; the module that renders takes it from the global object. */
  site: Site
  /** Of this build, which may leave out entries of drafts. */
  settings: ArticleSettings
  posts: readonly BlogPost[]
  changes: readonly PageChange[] | undefined
  apis: PublishedApis
  /** Where the thread of a task is noted when it begins, by the task's place. */
  started: Int32Array
}

/** A page to be rendered. */
export interface PageTask {
  page: SourcePage
  /** What its frame needs besides the article. */
  facts: PageFacts
  place: number
}

/** A page as a worker renders it. */
export interface WorkedPage {
  kept: KeptArticle
  frame: FrameMarkup
}

/** A frame to be rendered around an article that is known. */
export interface FrameTask {
  data: PageData
  html: string
  place: number
}

// Tinypool puts its own data first.
const { root, serverFile, site, settings, posts, changes, apis, started }: WorkerSettings =
  Array.isArray(workerData) ? workerData[1] : workerData

// Before the modules that render, which are imported below.
keepCompiledModules()

Object.assign(globalThis, { __SITE__: site })

const ready = Promise.all([loadExtensions(root), import(serverFile) as Promise<typeof Server>])

/**
 * Renders a page's article, and the frame around it: together, since a message for each took longer than the frame.
 * What is wrong with the page is returned, not thrown.
 */
export async function renderPage(task: PageTask): Promise<WorkedPage | Diagnostic[]> {
  const { page, facts, place } = task
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
    const article = await renderSource(page, tools)
    const data = withHeadings(facts, article.headings)
    return { kept: { article, samples }, frame: frameAround(server, data, article.html) }
  } catch (error) {
    if (error instanceof BuildError) return [...error.diagnostics]
    throw error
  }
}

/** Renders the frame around an article that is known. */
export async function renderFrame({ data, html, place }: FrameTask): Promise<FrameMarkup> {
  Atomics.store(started, place, threadId)
  const [, server] = await ready
  return frameAround(server, data, html)
}

function frameAround(server: typeof Server, data: PageData, html: string): FrameMarkup {
  const app = server.renderFrame(data, html)
  const start = app.indexOf(html)
  if (start < 0) throw new Error(`the frame of ${data.path} does not hold its article`)
  return [app.slice(0, start), app.slice(start + html.length)]
}

import { threadId, workerData } from 'node:worker_threads'
import type * as Server from '#client/server.tsx'
import { type PageData, type PageFacts, type SourcePage, withHeadings } from '#model/page.ts'
import type { Site } from '#model/site.ts'
import type { BlogPost, PageChange } from '#prose/article-context.ts'
import { apiReader } from '../api-definitions/api-reader.ts'
import type { PublishedApis } from '../api-definitions/published-apis.ts'
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
  /** What the frame needs of the settings. The module that renders takes it from the global object. */
  site: Site
  /** Of this build, which may leave out entries of drafts. */
  settings: ArticleSettings
  posts: readonly BlogPost[]
  changes: readonly PageChange[] | undefined
  apis: PublishedApis
  /** Whether articles will be rendered for sure: then what renders them is loaded before the first is asked for. */
  rendersArticles: boolean
  /** Where the thread of a task is noted when it begins, by the task's place. */
  started: Int32Array
}

/** What every task names. */
interface Task {
  /** Module that renders, the same for all tasks. */
  serverFile: string
  place: number
}

/** A page to be rendered. */
export interface PageTask extends Task {
  page: SourcePage
  /** What its frame needs besides the article. */
  facts: PageFacts
}

/** A page as a worker renders it. */
export interface WorkedPage {
  kept: KeptArticle
  frame: FrameMarkup
}

/** A frame to be rendered around an article that is known. */
export interface FrameTask extends Task {
  data: PageData
  html: string
}

// Tinypool puts its own data first.
const { root, site, settings, posts, changes, apis, started, rendersArticles }: WorkerSettings =
  Array.isArray(workerData) ? workerData[1] : workerData

Object.assign(globalThis, { __SITE__: site })

const extensions = loadExtensions(root)

async function serverOf(serverFile: string): Promise<typeof Server> {
  const [server] = await Promise.all([import(serverFile), extensions])
  return server
}

/** What renders articles. A build that renders frames alone does without it, and what it imports is looked for as the site's modules are. */
async function articleRenderer() {
  await extensions
  return import('./article/render-article.ts')
}

// Whoever renders hears of a failure.
if (rendersArticles) articleRenderer().catch(() => {})
else extensions.catch(() => {})

/**
 * Renders a page's article, and the frame around it: together, since a message for each took longer than the frame.
 * What is wrong with the page is returned, not thrown.
 */
export async function renderPage(task: PageTask): Promise<WorkedPage | Diagnostic[]> {
  const { page, facts, serverFile, place } = task
  Atomics.store(started, place, threadId)
  const server = await serverOf(serverFile)
  const { sampleValues } = await extensions
  const { renderSource } = await articleRenderer()
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
export async function renderFrame({
  data,
  html,
  serverFile,
  place,
}: FrameTask): Promise<FrameMarkup> {
  Atomics.store(started, place, threadId)
  return frameAround(await serverOf(serverFile), data, html)
}

function frameAround(server: typeof Server, data: PageData, html: string): FrameMarkup {
  const app = server.renderFrame(data, html)
  const start = app.indexOf(html)
  if (start < 0) throw new Error(`the frame of ${data.path} does not hold its article`)
  return [app.slice(0, start), app.slice(start + html.length)]
}

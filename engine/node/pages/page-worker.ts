import { workerData } from 'node:worker_threads'
import type * as Server from '#client/server.tsx'
import type { PageData, SourcePage } from '#model/page.ts'
import type { BlogPost } from '#prose/article-context.ts'
import { apiReader, type PublishedApis } from '../api-definitions/published-apis.ts'
import { type Environment, loadConfig } from '../config/load-config.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import { sampleState } from '../samples/sample-state.ts'
import { renderSource } from './article/render-article.ts'
import type { KeptArticle } from './cache/page-cache.ts'

/** What a worker is told once. */
export interface WorkerSettings {
  /** Folder of the site. */
  root: string
  serverFile: string
  environment: Environment
  posts: readonly BlogPost[]
  apis: PublishedApis
}

// Tinypool puts its own data first.
const { root, serverFile, environment, posts, apis }: WorkerSettings = Array.isArray(workerData)
  ? workerData[1]
  : workerData

const ready = Promise.all([
  loadConfig(root, environment),
  loadExtensions(root),
  import(serverFile) as Promise<typeof Server>,
])

/** Renders a page's article. What is wrong with the page is returned, not thrown. */
export async function renderArticle(page: SourcePage): Promise<KeptArticle | Diagnostic[]> {
  const [config, { sampleValues }, server] = await ready
  const samples: Record<string, string> = {}
  const read = snippetReader(root, config.basePath, 'refuse')
  const readSnippet = (file: string) => {
    samples[file] = sampleState(root, file)
    return read(file)
  }
  try {
    const readApi = apiReader(apis)
    const tools = { root, config, server, sampleValues, posts, readSnippet, readApi }
    return { article: await renderSource(page, tools), samples }
  } catch (error) {
    if (error instanceof BuildError) return [...error.diagnostics]
    throw error
  }
}

/** Renders the frame around an article. */
export async function renderFrame({
  data,
  html,
}: {
  data: PageData
  html: string
}): Promise<string> {
  const [, , server] = await ready
  return server.renderFrame(data, html)
}

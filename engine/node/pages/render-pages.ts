import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { SiteConfig } from '#model/config/site.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import type { PageData, SourcePage } from '#model/page.ts'
import type { ReadModule } from '../cache/module-graph.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import type { Article } from './article/article.ts'
import { type KeptArticle, openPageCache } from './cache/page-cache.ts'
import { pageKeys } from './cache/page-keys.ts'
import type { WorkerSettings } from './page-worker.ts'
import { type LastUpdated, pageDataOf, type RenderedPage, renderedPage } from './rendered-page.ts'

/** The parts of a page that are rendered, and kept, by themselves. */
export type PagePart = 'article' | 'frame'

interface RenderOptions extends WorkerSettings {
  config: SiteConfig
  sampleValues: SiteExtensions['sampleValues']
  readModule: ReadModule
  lastUpdated: LastUpdated
  /** Called after each page, with how many are done. */
  onProgress: (done: number) => void
  /** Called for each part of a page that is rendered anew, rather than taken from the cache. */
  onRender?: ((path: string, part: PagePart) => void) | undefined
}

/** Pages, rendered, and what is wrong with those that could not be. */
export interface RenderedPages {
  pages: RenderedPage[]
  diagnostics: Diagnostic[]
}

/** Renders pages in parallel, and takes from the cache what has not changed. */
export async function renderPages(
  sources: readonly SourcePage[],
  {
    config,
    sampleValues,
    readModule,
    lastUpdated,
    onProgress,
    onRender,
    ...settings
  }: RenderOptions,
): Promise<RenderedPages> {
  const { root, posts, apis } = settings
  const [keys, cache] = await Promise.all([
    pageKeys({ root, config, posts, apis, sampleValues, readModule }),
    openPageCache(root),
  ])
  const workers = workerPool(settings, sources.length)

  const articleOf = async (page: SourcePage): Promise<Article | Diagnostic[]> => {
    const key = await keys.article(page)
    const known = await cache.article(key)
    if (known) return known
    onRender?.(page.path, 'article')
    const rendered = await workers.renderArticle(page)
    if (Array.isArray(rendered)) return rendered
    await cache.keepArticle(key, rendered)
    return rendered.article
  }
  const frameOf = async (data: PageData, article: Article): Promise<string> => {
    const key = keys.frame(data, article)
    const known = await cache.frame(key)
    if (known !== undefined) return known
    onRender?.(data.path, 'frame')
    const app = await workers.renderFrame({ data, html: article.html })
    await cache.keepFrame(key, app)
    return app
  }

  let done = 0
  const pages: RenderedPage[] = []
  const diagnostics: Diagnostic[] = []
  const render = async (page: SourcePage, index: number) => {
    const article = await articleOf(page)
    if (Array.isArray(article)) diagnostics.push(...article)
    else {
      const data = pageDataOf(config, page, article, lastUpdated)
      const app = await frameOf(data, article)
      pages[index] = renderedPage(config, page, { article, data, app })
    }
    onProgress(++done)
  }
  try {
    await Promise.all(sources.map(render))
    return { pages: pages.filter(page => page !== undefined), diagnostics }
  } finally {
    await workers.end()
    await cache.prune(sources.length)
  }
}

/** Workers that render, started when the first of them is needed. */
function workerPool(settings: WorkerSettings, pages: number) {
  let pool: Tinypool | undefined
  const run = (name: 'renderArticle' | 'renderFrame', task: unknown) => {
    pool ??= new Tinypool({
      filename: new URL('./page-worker.ts', import.meta.url).href,
      maxThreads: Math.max(1, Math.min(availableParallelism(), pages)),
      minThreads: 1,
      workerData: settings,
      // React's development build renders the same, but slower.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return pool.run(task, { name })
  }
  return {
    renderArticle: (page: SourcePage): Promise<KeptArticle | Diagnostic[]> =>
      run('renderArticle', page),
    renderFrame: (task: { data: PageData; html: string }): Promise<string> =>
      run('renderFrame', task),
    end: async () => pool?.destroy(),
  }
}

import { availableParallelism } from 'node:os'
import type { SiteConfig } from '#model/config/site.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import type { PageData, SourcePage } from '#model/page.ts'
import type { ReadModule } from '../cache/module-graph.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import type { Article } from './article/article.ts'
import { articleSettings } from './article/article-settings.ts'
import { openPageCache } from './cache/page-cache.ts'
import { pageKeys } from './cache/page-keys.ts'
import { fileOf } from './collect/file-of.ts'
import { EndedTask, PAGE_LIMITS, type PageLimits } from './page-limits.ts'
import type { WorkerSettings } from './page-worker.ts'
import { type LastUpdated, pageDataOf, type RenderedPage, renderedPage } from './rendered-page.ts'
import { workerPool } from './worker-pool.ts'

/** Pages that are on their way at once: enough for every worker to find the next one waiting. */
const PAGES_AT_A_TIME = 4 * availableParallelism()

/** The parts of a page that are rendered, and kept, by themselves. */
export type PagePart = 'article' | 'frame'

interface RenderOptions extends Omit<WorkerSettings, 'started' | 'settings'> {
  config: SiteConfig
  sampleValues: SiteExtensions['sampleValues']
  readModule: ReadModule
  lastUpdated: LastUpdated
  /** What rendering a part of a page may take. */
  limits?: PageLimits | undefined
  /** Whether pictures are drawn of the pages for where they are shared. */
  hasPictures: boolean
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
    hasPictures,
    onProgress,
    onRender,
    limits = PAGE_LIMITS,
    ...rest
  }: RenderOptions,
): Promise<RenderedPages> {
  const { root, posts, changes, apis } = rest
  const [keys, cache] = await Promise.all([
    pageKeys({ root, config, posts, changes, apis, sampleValues, readModule }),
    openPageCache(root),
  ])
  const workers = workerPool({ ...rest, settings: articleSettings(config) }, sources.length, limits)

  const articleOf = async (page: SourcePage, place: number): Promise<Article | Diagnostic[]> => {
    const key = await keys.article(page)
    const known = await cache.article(key)
    if (known) return known
    onRender?.(page.path, 'article')
    const rendered = await workers.renderArticle({ page, place })
    if (Array.isArray(rendered)) return rendered
    await cache.keepArticle(key, rendered)
    return rendered.article
  }
  const frameOf = async (data: PageData, article: Article, place: number): Promise<string> => {
    const key = keys.frame(data, article)
    const known = await cache.frame(key)
    if (known !== undefined) return known
    onRender?.(data.path, 'frame')
    const app = await workers.renderFrame({ data, html: article.html, place })
    await cache.keepFrame(key, app)
    return app
  }

  let done = 0
  const pages: RenderedPage[] = []
  const diagnostics: Diagnostic[] = []
  const render = async (page: SourcePage, index: number) => {
    const article = await articleOf(page, index)
    if (Array.isArray(article)) diagnostics.push(...article)
    else {
      const data = pageDataOf(config, page, article, lastUpdated)
      const app = await frameOf(data, article, index)
      pages[index] = renderedPage(
        config,
        page,
        { article: withinFrame(article, app), data, app },
        hasPictures,
      )
    }
  }
  const renderOrReport = async (page: SourcePage, index: number) => {
    try {
      await render(page, index)
    } catch (error) {
      if (!(error instanceof EndedTask)) throw error
      const fix =
        'look for a loop, a wait or an exit in its expressions, and in the tags that it uses'
      diagnostics.push({ file: fileOf(page), message: error.message, fix })
    }
    onProgress(++done)
  }
  try {
    await fewAtATime(sources.entries(), PAGES_AT_A_TIME, ([index, page]) =>
      renderOrReport(page, index),
    )
    return { pages: pages.filter(page => page !== undefined), diagnostics }
  } finally {
    await workers.end()
    await cache.prune(sources.length)
  }
}

/** An article whose markup is a part of its frame's, so that it is in memory once. */
function withinFrame(article: Article, app: string): Article {
  const start = app.indexOf(article.html)
  return start < 0 ? article : { ...article, html: app.slice(start, start + article.html.length) }
}

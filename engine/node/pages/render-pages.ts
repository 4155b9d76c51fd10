import { availableParallelism } from 'node:os'
import type { SiteConfig } from '#model/config/site.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import {
  type PageData,
  type PageFacts,
  pageFacts,
  type SourcePage,
  withHeadings,
} from '#model/page.ts'
import type { ReadModule } from '../cache/module-graph.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import type { Article } from './article/article.ts'
import { articleSettings } from './article/article-settings.ts'
import { type FrameMarkup, openPageCache, type PageCache } from './cache/page-cache.ts'
import { type PageKeys, pageKeys } from './cache/page-keys.ts'
import { fileOf } from './collect/file-of.ts'
import { EndedTask, PAGE_LIMITS, type PageLimits } from './page-limits.ts'
import type { WorkerSettings } from './page-worker.ts'
import { type LastUpdated, type RenderedPage, renderedPage } from './rendered-page.ts'
import { workerPool } from './worker-pool.ts'

/** Pages that are on their way at once: enough for every worker to find the next one waiting. */
const PAGES_AT_A_TIME = 4 * availableParallelism()

/** The parts of a page that are rendered, and kept, by themselves. */
export type PagePart = 'article' | 'frame'

interface RenderOptions extends Omit<WorkerSettings, 'started' | 'settings' | 'rendersArticles'> {
  config: SiteConfig
  sampleValues: SiteExtensions['sampleValues']
  readModule: ReadModule
  lastUpdated: LastUpdated
  /** What rendering a part of a page may take. */
  limits?: PageLimits | undefined
  /** Whether pictures are drawn of the pages for where they are shared. */
  hasPictures: boolean
  /** Module that renders, when it is there. */
  serverFile: Promise<string>
  /** Whether it is there already, for all that is known before it was looked for: then workers start at once if nothing is kept of the pages. */
  isBundled: boolean
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

/** A page's parts, each rendered or known. */
interface Parts {
  article: Article
  data: PageData
  frame: FrameMarkup
}

/** Renders pages in parallel, and takes from the cache what has not changed. */
export async function renderPages(
  sources: readonly SourcePage[],
  options: RenderOptions,
): Promise<RenderedPages> {
  const { config, serverFile, isBundled, limits = PAGE_LIMITS, ...rest } = options
  const { root, site, posts, changes, apis } = rest
  const settings = { root, site, settings: articleSettings(config), posts, changes, apis }
  const workers = workerPool(settings, sources.length, limits)
  const openCache = async () => {
    const cache = await openPageCache(root)
    // All pages will be rendered: what renders is loaded while it is still looked for what was bundled.
    if (cache.isEmpty && isBundled) workers.prepare()
    return cache
  }
  try {
    const [keys, cache, file] = await Promise.all([
      pageKeys({ ...rest, config }),
      openCache(),
      serverFile,
    ])
    return await renderWith(sources, options, { keys, cache, workers, serverFile: file })
  } finally {
    await workers.end()
  }
}

/** What pages are rendered with. */
interface Tools {
  keys: PageKeys
  cache: PageCache
  workers: ReturnType<typeof workerPool>
  serverFile: string
}

async function renderWith(
  sources: readonly SourcePage[],
  { config, lastUpdated, hasPictures, onProgress, onRender }: RenderOptions,
  { keys, cache, workers, serverFile }: Tools,
): Promise<RenderedPages> {
  /** Renders a page whose article is not known. Its frame may be, if the article has come out as it was. */
  const renderAnew = async (
    key: string,
    page: SourcePage,
    facts: PageFacts,
    place: number,
  ): Promise<Parts | Diagnostic[]> => {
    onRender?.(page.path, 'article')
    const rendered = await workers.renderPage({ page, facts, serverFile, place })
    if (Array.isArray(rendered)) return rendered
    const { kept, frame } = rendered
    const { article } = kept
    const data = withHeadings(facts, article.headings)
    await Promise.all([
      cache.keepArticle(key, kept),
      frameOf(data, article, () => Promise.resolve(frame)),
    ])
    return { article, data, frame }
  }
  /** Takes a frame from the cache, or makes it and keeps it there. */
  const frameOf = async (data: PageData, article: Article, make: () => Promise<FrameMarkup>) => {
    const key = keys.frame(data, article)
    const known = await cache.frame(key)
    if (known) return known
    onRender?.(data.path, 'frame')
    const frame = await make()
    await cache.keepFrame(key, frame)
    return frame
  }
  const partsOf = async (page: SourcePage, place: number): Promise<Parts | Diagnostic[]> => {
    const key = await keys.article(page)
    const article = await cache.article(key)
    const facts = pageFacts(config, page, lastUpdated.get(page.filePath))
    if (!article) return renderAnew(key, page, facts, place)
    const data = withHeadings(facts, article.headings)
    const { html } = article
    const frame = await frameOf(data, article, () =>
      workers.renderFrame({ data, html, serverFile, place }),
    )
    return { article, data, frame }
  }

  let done = 0
  const pages: RenderedPage[] = []
  const diagnostics: Diagnostic[] = []
  const render = async (page: SourcePage, index: number) => {
    const parts = await partsOf(page, index)
    if (Array.isArray(parts)) diagnostics.push(...parts)
    else pages[index] = renderedPage(config, page, withinFrame(parts), hasPictures)
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
    await cache.prune(sources.length)
  }
}

/** Puts an article into its frame. Its markup is a part of the frame's then, so that it is in memory once. */
function withinFrame({ article, data, frame: [before, behind] }: Parts) {
  const app = `${before}${article.html}${behind}`
  const html = app.slice(before.length, before.length + article.html.length)
  return { article: { ...article, html }, data, app }
}

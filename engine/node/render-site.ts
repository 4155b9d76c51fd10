import path from 'node:path'
import type { SourcePage } from '#model/page.ts'
import { siteOf } from '#model/site.ts'
import { wordsOf } from '#words/languages.ts'
import { allOf } from './all-of.ts'
import { readDefinitions } from './api-definitions/definitions.ts'
import { publishApis } from './api-definitions/published-apis.ts'
import { bundleSite } from './bundle/bundle.ts'
import { bundlePlaceOf } from './bundle/bundle-place.ts'
import { moduleReader } from './cache/module-graph.ts'
import { type Environment, loadConfig } from './config/load-config.ts'
import { loadExtensions } from './config/load-extensions.ts'
import { readPublishedFiles } from './output/published-files.ts'
import { blogPosts } from './pages/collect/blog-posts.ts'
import { collectPages } from './pages/collect/collect.ts'
import { draftPaths, withDraftMark, withoutEntries } from './pages/collect/drafts.ts'
import { withFallbackPages } from './pages/collect/fallback-pages.ts'
import { readHistory } from './pages/collect/history.ts'
import { pageChanges } from './pages/collect/page-changes.ts'
import type { PageLimits } from './pages/page-limits.ts'
import { type PagePart, renderPages } from './pages/render-pages.ts'
import type { Reporter } from './reporter.ts'

/** What is rendered, and who hears of it. */
export interface SiteOptions {
  /** Folder with `site.config.ts` and `content/`, perhaps with `extensions.ts`, `theme.css` and `public/`. */
  root: string
  environment: Environment
  report: Reporter
  /** Called for each part of a page that is rendered anew, rather than taken from the cache. */
  onRender?: ((path: string, part: PagePart) => void) | undefined
  /** Called when scripts and styles are bundled anew, rather than taken from the cache. */
  onBundle?: (() => void) | undefined
  /** What rendering a part of a page may take. Default: half a minute of processor time. */
  limits?: PageLimits | undefined
  /** Whether a release is made: pictures for sharing, compressed forms beside the files, a bill of materials and a manifest. Default: false. */
  release?: boolean
  /** Whether the pages of the component gallery are built, too: for tests of what they show. Default: false. */
  gallery?: boolean
  /** Whether drafts are built, too, each marked as one: for those who review them. Default: false. */
  drafts?: boolean
}

/**
 * Pages up to which a site is rendered while its bundler still runs: that saves a build of 75 pages a tenth of its time, and
 * takes 85 MiB more for as long. With more pages a build saves no larger time, and needs the memory for itself.
 */
const PAGES_BESIDE_BUNDLER = 500

/**
 * Reads a site, bundles it and renders its pages: the stages of a build before anything is checked or written.
 * @throws BuildError for what is wrong with settings, frontmatter and modules. What is wrong with articles is in the result.
 */
export async function renderSite({
  root,
  environment,
  report,
  onRender,
  onBundle,
  limits,
  release = false,
  gallery = false,
  drafts: hasDrafts = false,
}: SiteOptions) {
  const contentFolder = path.join(root, 'content')
  const readModule = moduleReader()
  const [written, collected, history, extensions] = await report.stage('Read', () =>
    allOf(
      loadConfig(root, environment),
      collectPages(contentFolder),
      readHistory(contentFolder),
      loadExtensions(root),
    ),
  )
  if (history.warning) report.warn(history.warning)
  const examples = gallery ? await galleryPages(root, extensions.gallery) : []
  const drafts = hasDrafts ? new Set<string>() : draftPaths(collected)
  const words = wordsOf(written.language)
  const shown = collected
    .filter(page => !drafts.has(page.path))
    .map(page => withDraftMark(page, words))
  const config = { ...written, sidebar: withoutEntries(written.sidebar, drafts) }
  const sources = [...withFallbackPages(shown, config), ...examples]
  const site = siteOf(config)
  const place = bundlePlaceOf(root)
  const bundles = bundleSite(root, site, place, readModule, onBundle)
  const isSmall = sources.length <= PAGES_BESIDE_BUNDLER
  const serverFile = bundles.then(async ({ serverFile, browsers }) => {
    if (!isSmall) await browsers
    return serverFile
  })
  let tell = (_: string) => {}
  const apis = publishApis(extensions, config.basePath, config.language)
  const pages = apis.then(apis =>
    renderPages(sources, {
      root,
      site,
      serverFile,
      isBundled: place.isInUse && isSmall,
      posts: blogPosts(sources),
      changes: pageChanges(history, sources),
      apis,
      config,
      sampleValues: extensions.sampleValues,
      readModule,
      lastUpdated: history.lastUpdated,
      hasPictures: release,
      onProgress: done => tell(`${done} of ${sources.length}`),
      onRender,
      limits,
    }),
  )
  // Whoever waits for them below hears of it.
  pages.catch(() => {})
  // Its time is that until pages can be rendered. What is left of bundling is in that of the pages, which go on meanwhile.
  await report.stage('Bundle', () => serverFile)
  const [rendered, bundle, definitions, published] = await report.stage('Pages', progress => {
    tell = progress
    return allOf(
      pages,
      bundles.then(({ browsers }) => browsers),
      apis.then(apis => readDefinitions(extensions, apis)),
      readPublishedFiles(root, extensions.publishedFiles),
    )
  })
  return {
    /** The settings as they were written, and without entries of drafts. */
    ...{ written, config },
    ...{ sources, drafts, history, extensions, bundle, rendered, definitions, published },
  }
}

/** The pages of the gallery. What reads them takes a while to load, and no published site has them. */
async function galleryPages(root: string, files: readonly string[]): Promise<SourcePage[]> {
  const { readGallery } = await import('./gallery/read-gallery.ts')
  return readGallery(root, files)
}

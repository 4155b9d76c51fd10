import path from 'node:path'
import type { SourcePage } from '#model/page.ts'
import { siteOf } from '#model/site.ts'
import { allOf } from './all-of.ts'
import { readDefinitions } from './api-definitions/definitions.ts'
import { publishApis } from './api-definitions/published-apis.ts'
import { bundleSite } from './bundle/bundle.ts'
import { moduleReader } from './cache/module-graph.ts'
import { checkSite } from './checks/check-site.ts'
import { type Environment, loadConfig } from './config/load-config.ts'
import { loadExtensions } from './config/load-extensions.ts'
import { compressFolder } from './output/compress.ts'
import { replaceFolder } from './output/replace-folder.ts'
import { writeSite } from './output/write-site.ts'
import { blogPosts } from './pages/collect/blog-posts.ts'
import { collectPages } from './pages/collect/collect.ts'
import { readHistory } from './pages/collect/history.ts'
import { withNotFoundPage } from './pages/collect/not-found.ts'
import { type PagePart, renderPages } from './pages/render-pages.ts'
import type { Reporter } from './reporter.ts'

/** What is built, where to, and who hears of it. */
export interface BuildOptions {
  /** Folder with `site.config.ts` and `content/`, perhaps with `extensions.ts`, `theme.css` and `public/`. */
  root: string
  /** Folder the site is written to. It holds what it held until the new site is whole. */
  outFolder: string
  environment: Environment
  report: Reporter
  /** Called for each part of a page that is rendered anew, rather than taken from the cache. */
  onRender?: (path: string, part: PagePart) => void
  /** Called when scripts and styles are bundled anew, rather than taken from the cache. */
  onBundle?: () => void
  /** Whether compressed forms are put beside the files, for a host to send. Default: false. */
  release?: boolean
  /** Whether the pages of the component gallery are built, too: for tests of what they show. Default: false. */
  gallery?: boolean
}

/**
 * Builds a whole site.
 * @throws BuildError for everything that is wrong with its sources.
 */
export async function buildSite({
  root,
  outFolder,
  environment,
  report,
  onRender,
  onBundle,
  release = false,
  gallery = false,
}: BuildOptions): Promise<void> {
  const contentFolder = path.join(root, 'content')
  const readModule = moduleReader()
  const [config, collected, history, extensions] = await report.stage('Read', () =>
    allOf(
      loadConfig(root, environment),
      collectPages(contentFolder),
      readHistory(contentFolder),
      loadExtensions(root),
    ),
  )
  if (history.warning) report.warn(history.warning)
  const examples = gallery ? await galleryPages(root, extensions.gallery) : []
  const sources = [...withNotFoundPage(collected), ...examples]
  const bundle = await report.stage('Bundle', () =>
    bundleSite(root, siteOf(config), readModule, onBundle),
  )
  const [rendered, definitions] = await report.stage('Pages', async progress => {
    const apis = await publishApis(extensions, config.basePath)
    return Promise.all([
      renderPages(sources, {
        root,
        serverFile: bundle.serverFile,
        environment,
        posts: blogPosts(sources),
        apis,
        config,
        sampleValues: extensions.sampleValues,
        readModule,
        lastUpdated: history.lastUpdated,
        onProgress: done => progress(`${done} of ${sources.length}`),
        onRender,
      }),
      readDefinitions(extensions, apis),
    ])
  })
  const { answers } = extensions
  await report.stage('Check', () =>
    checkSite({ root, config, sources, rendered, definitions, answers }),
  )
  const site = { root, config, sources, pages: rendered.pages, bundle, definitions, answers }
  await replaceFolder(outFolder, async folder => {
    await report.stage('Write', () => writeSite(folder, site))
    if (release) await report.stage('Compress', () => compressFolder(folder))
  })
}

/** The pages of the gallery. What reads them takes a while to load, and no published site has them. */
async function galleryPages(root: string, files: readonly string[]): Promise<SourcePage[]> {
  const { readGallery } = await import('./gallery/read-gallery.ts')
  return readGallery(root, files)
}

import path from 'node:path'
import type { SourcePage } from '#model/page.ts'
import { siteOf } from '#model/site.ts'
import { wordsOf } from '#words/languages.ts'
import { allOf } from './all-of.ts'
import { readDefinitions } from './api-definitions/definitions.ts'
import { publishApis } from './api-definitions/published-apis.ts'
import { bundleSite } from './bundle/bundle.ts'
import { moduleReader } from './cache/module-graph.ts'
import { checkSite } from './checks/check-site.ts'
import { type Environment, loadConfig } from './config/load-config.ts'
import { loadExtensions } from './config/load-extensions.ts'
import { writePolicyIntoPages } from './hosting/policy-in-pages.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { compressFolder } from './output/compress.ts'
import { setContentTimes } from './output/content-times.ts'
import { readPublishedFiles } from './output/published-files.ts'
import { replaceFolder } from './output/replace-folder.ts'
import { shippedPackages } from './output/shipped-packages.ts'
import { writeSite } from './output/write-site.ts'
import { blogPosts } from './pages/collect/blog-posts.ts'
import { collectPages } from './pages/collect/collect.ts'
import { draftPaths, withDraftMark, withoutEntries } from './pages/collect/drafts.ts'
import { withFallbackPages } from './pages/collect/fallback-pages.ts'
import { readHistory } from './pages/collect/history.ts'
import { pageChanges } from './pages/collect/page-changes.ts'
import type { PageLimits } from './pages/page-limits.ts'
import { type PagePart, renderPages } from './pages/render-pages.ts'
import { writeBill } from './release/bill-of-materials.ts'
import { writeManifest } from './release/build-manifest.ts'
import { readCommit } from './release/commit.ts'
import type { Reporter } from './reporter.ts'
import type { SharedSite } from './share/share-pictures.ts'

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
  /** What rendering a part of a page may take. Default: half a minute of processor time. */
  limits?: PageLimits
  /** Whether a release is made: pictures for sharing, compressed forms beside the files, a bill of materials and a manifest. Default: false. */
  release?: boolean
  /** Whether pages bring the content security policy along, for hosts that send no headers. Default: false. */
  policyInPages?: boolean
  /** Whether the pages of the component gallery are built, too: for tests of what they show. Default: false. */
  gallery?: boolean
  /** Whether drafts are built, too, each marked as one: for those who review them. Default: false. */
  drafts?: boolean
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
  limits,
  release = false,
  policyInPages = false,
  gallery = false,
  drafts: hasDrafts = false,
}: BuildOptions): Promise<void> {
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
  const bundle = await report.stage('Bundle', () =>
    bundleSite(root, siteOf(config), readModule, onBundle),
  )
  const [rendered, definitions, published] = await report.stage('Pages', async progress => {
    const apis = await publishApis(extensions, config.basePath)
    return Promise.all([
      renderPages(sources, {
        root,
        serverFile: bundle.serverFile,
        environment,
        posts: blogPosts(sources),
        changes: pageChanges(history, sources),
        apis,
        config,
        sampleValues: extensions.sampleValues,
        readModule,
        lastUpdated: history.lastUpdated,
        hasPictures: release,
        onProgress: done => progress(`${done} of ${sources.length}`),
        onRender,
        limits,
      }),
      readDefinitions(extensions, apis),
      readPublishedFiles(root, extensions.publishedFiles),
    ])
  })
  const { answers, apiDefinitions, synonyms } = extensions
  const { commitTime } = history
  await report.stage('Check', () =>
    checkSite({
      root,
      config: written,
      sources,
      drafts,
      rendered,
      definitions,
      published,
      answers,
    }),
  )
  const { files: publishedFiles } = published
  const read = { root, config, sources, apiDefinitions, commitTime }
  const made = { pages: rendered.pages, definitions, publishedFiles, answers, synonyms }
  const shipped = shippedPackages(bundle.browserFolders, config.socials.length > 0)
  const site = { ...read, ...made, bundle, shipped }
  await replaceFolder(outFolder, async folder => {
    await report.stage('Write', async () => {
      await writeSite(folder, site)
      const documents = apiDefinitions.map(({ document }) => document)
      const policy = await writeHostFiles(folder, config, documents)
      if (policyInPages) await writePolicyIntoPages(folder, policy)
    })
    if (!release) return
    await report.stage('Pictures', () => drawPictures(folder, { root, config, pages: sources }))
    const commit = await readCommit(root)
    if (commit.hasChanges)
      report.warn(
        'files differ from the commit that the manifest names: commit them, and build again',
      )
    await writeBill(folder, { root, title: config.title }, commit, shipped)
    await report.stage('Compress', () => compressFolder(folder))
    await writeManifest(folder, commit)
    await setContentTimes(folder)
  })
}

/** Draws the pictures for sharing. What draws them takes a while to load, and only releases have them. */
async function drawPictures(folder: string, site: SharedSite): Promise<void> {
  const { writeSharePictures } = await import('./share/share-pictures.ts')
  await writeSharePictures(folder, site)
}

/** The pages of the gallery. What reads them takes a while to load, and no published site has them. */
async function galleryPages(root: string, files: readonly string[]): Promise<SourcePage[]> {
  const { readGallery } = await import('./gallery/read-gallery.ts')
  return readGallery(root, files)
}

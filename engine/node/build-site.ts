import { checkSite } from './checks/check-site.ts'
import { writePolicyIntoPages } from './hosting/policy-in-pages.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { compressFolder } from './output/compress.ts'
import { setContentTimes } from './output/content-times.ts'
import { replaceFolder } from './output/replace-folder.ts'
import { shippedPackages } from './output/shipped-packages.ts'
import { writeSite } from './output/write-site.ts'
import { writeBill } from './release/bill-of-materials.ts'
import { writeManifest } from './release/build-manifest.ts'
import { readCommit } from './release/commit.ts'
import { renderSite, type SiteOptions } from './render-site.ts'
import type { SharedSite } from './share/share-pictures.ts'

/** What is built, where to, and who hears of it. */
export interface BuildOptions extends SiteOptions {
  /** Folder the site is written to. It holds what it held until the new site is whole. */
  outFolder: string
  /** Whether pages bring the content security policy along, for hosts that send no headers. Default: false. */
  policyInPages?: boolean
}

/**
 * Builds a whole site.
 * @throws BuildError for everything that is wrong with its sources.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { root, outFolder, report, release = false, policyInPages = false } = options
  const site = await renderSite(options)
  const { written, config, sources, drafts, history, extensions, bundle } = site
  const { rendered, definitions, published } = site
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
  const output = { ...read, ...made, bundle, shipped }
  await replaceFolder(outFolder, async folder => {
    await report.stage('Write', async () => {
      await writeSite(folder, output)
      const documents = apiDefinitions.map(({ document }) => document)
      const policy = await writeHostFiles(folder, config, documents)
      if (policyInPages) await writePolicyIntoPages(folder, policy)
    })
    if (!release) return
    await report.stage('Pictures', () =>
      drawPictures(folder, { root, config, sources, pages: rendered.pages }),
    )
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

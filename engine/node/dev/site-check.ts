import { brokenAnswers } from '../checks/answers.ts'
import { publicFiles } from '../checks/check-site.ts'
import { coveredPages } from '../checks/covered-pages.ts'
import { brokenPublishedNames } from '../checks/published-files.ts'
import { lostPages } from '../checks/published-pages.ts'
import { brokenRedirects, redirectTargets } from '../checks/redirects.ts'
import { brokenSettings, settingLinks } from '../checks/settings.ts'
import type { Targets } from '../checks/targets.ts'
import { unlistedPages } from '../checks/unlisted-pages.ts'
import { CONFIG_FILE } from '../config/load-config.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { withPositions } from '../diagnostics/setting-position.ts'
import { draftPaths } from '../pages/collect/drafts.ts'
import { staleSnippets } from '../samples/types-files.ts'
import type { BundlerFaults } from './bundler-faults.ts'
import type { Content } from './content.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { Readers } from './readers.ts'
import type { SettingsReader } from './settings.ts'
import type { Styles } from './versioned-styles.ts'

/** What a build would refuse of a site, besides the articles of its pages. */
export interface SiteFaults {
  /** What is wrong with all pages: settings, styles, API definitions. */
  everywhere: readonly Diagnostic[]
  /** What is wrong with single files: pages and samples. */
  ofFiles: readonly Diagnostic[]
}

/** Checks a site while it is being written. */
export interface SiteCheck {
  faults(): Promise<SiteFaults>
  /** What links may lead to; the fragments are known of pages that one of the links leads into. */
  targetsOf(links: readonly { path: string; fragment: string }[]): Promise<Targets>
  /** Takes in that static files, samples or modules may have changed; pages and settings are always read as they are. */
  forgetFiles(): void
}

interface Sources extends Readers {
  /** Folder of the site. */
  root: string
  content: Content
  settings: SettingsReader
  styles: Styles
  renderer: PageRenderer
  bundler: Pick<BundlerFaults, 'current'>
}

/** Checks a site with the checks of a build, each time anew but for what is slow and changes seldom. */
export function siteCheck(sources: Sources): SiteCheck {
  const { root, content, settings, styles, renderer, bundler } = sources
  const { readDefinitions, readPublished, readAnswers } = sources
  let inPublic: Promise<string[]> | undefined
  let stale: ReturnType<typeof staleSnippets> | undefined

  /** The fragments of a page; undefined for one that is not there or cannot be rendered. */
  const idsOf = async (sitePath: string): Promise<ReadonlySet<string> | undefined> => {
    const page = content.pages().find(({ path }) => path === sitePath)
    try {
      return page && new Set((await renderer.render(page)).article.ids)
    } catch {
      return undefined
    }
  }

  /** Paths of static files and API definitions. */
  const writtenFiles = async (): Promise<ReadonlySet<string>> => {
    inPublic ??= publicFiles(root)
    const { files } = await readDefinitions()
    return new Set([...(await inPublic), ...files.map(({ file }) => `/${file}`)])
  }

  const targetsOf: SiteCheck['targetsOf'] = async links => {
    const written = await writtenFiles()
    const published = await readPublished()
    const pages = new Map<string, ReadonlySet<string> | undefined>(
      content.pages().map(({ path }) => [path, undefined]),
    )
    for (const { path, fragment } of links) {
      if (fragment === '' || !pages.has(path) || pages.get(path)) continue
      pages.set(path, await idsOf(path))
    }
    const { config } = await settings.lastRight()
    return {
      pages,
      files: new Set([...written, ...published.files.map(({ file }) => `/${file}`)]),
      redirects: redirectTargets(config.redirects),
      drafts: draftPaths(content.pages()),
    }
  }

  return {
    targetsOf,
    forgetFiles() {
      inPublic = undefined
      stale = undefined
    },
    async faults() {
      try {
        const { config } = await settings.current()
        const targets = await targetsOf(settingLinks(config))
        const written = await writtenFiles()
        const published = await readPublished()
        const names = published.files.map(({ file }) => file)
        const pages = content.pages().map(({ path }) => path)
        stale ??= staleSnippets(root)
        return {
          everywhere: [
            ...withPositions(root, CONFIG_FILE, [
              ...brokenSettings(config, targets),
              ...brokenRedirects(config.redirects, targets),
            ]),
            // What a build also asks, that new pages are recorded, can wait until they are written.
            ...lostPages(root, content.pages(), config.redirects),
            ...(await readDefinitions()).diagnostics,
            ...published.diagnostics,
            ...brokenPublishedNames(root, names, { pages, files: [...written] }),
            // Rows are looked for on pages that are rendered anyway.
            ...brokenAnswers(root, await readAnswers(), targets),
            ...(await styles.diagnostics()),
            ...bundler.current(),
          ],
          ofFiles: [
            ...content.diagnostics(),
            ...unlistedPages(config, content.pages()),
            ...coveredPages(content.pages(), written),
            ...(await stale),
          ],
        }
      } catch (error) {
        if (!(error instanceof BuildError)) throw error
        return { everywhere: error.diagnostics, ofFiles: content.diagnostics() }
      }
    },
  }
}

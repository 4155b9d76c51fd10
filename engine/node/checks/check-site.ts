import { glob } from 'node:fs/promises'
import path from 'node:path'
import type { SiteConfig } from '#model/config/site.ts'
import type { SourcePage } from '#model/page.ts'
import type { SearchAnswer } from '#model/search/answer.ts'
import type { CheckedDefinitions } from '../api-definitions/definitions.ts'
import { CONFIG_FILE } from '../config/load-config.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { withPositions } from '../diagnostics/setting-position.ts'
import type { PublishedFiles } from '../output/published-files.ts'
import type { RenderedPages } from '../pages/render-pages.ts'
import { slashed } from '../paths.ts'
import { oddSamples } from '../samples/odd-samples.ts'
import { staleSnippets } from '../samples/types-files.ts'
import { brokenAnswers } from './answers.ts'
import { coveredPages } from './covered-pages.ts'
import { brokenLinks } from './links.ts'
import { oddFiles } from './odd-files.ts'
import { brokenPublishedNames } from './published-files.ts'
import { lostPages, unrecordedPages } from './published-pages.ts'
import { brokenRedirects, redirectTargets } from './redirects.ts'
import { brokenSettings, settingLinks } from './settings.ts'
import type { Targets } from './targets.ts'
import { unlistedPages } from './unlisted-pages.ts'

/** A site whose pages are rendered, about to be written. */
interface Site {
  root: string
  config: SiteConfig
  sources: readonly SourcePage[]
  /** Paths of pages that are not among these. */
  drafts: ReadonlySet<string>
  rendered: RenderedPages
  definitions: CheckedDefinitions
  published: PublishedFiles
  answers: readonly SearchAnswer[]
}

/** Checks what only the whole of a site can tell. @throws BuildError for all that is wrong with its pages and settings. */
export async function checkSite(site: Site): Promise<void> {
  const { root, config, sources, drafts, rendered, definitions, published, answers } = site
  const written = new Set([
    ...(await publicFiles(root)),
    ...definitions.files.map(({ file }) => `/${file}`),
  ])
  const files = new Set([...written, ...published.files.map(({ file }) => `/${file}`)])
  const ids = new Map(rendered.pages.map(({ path: at, article }) => [at, new Set(article.ids)]))
  const targets: Targets = {
    pages: new Map(sources.map(page => [page.path, ids.get(page.path)])),
    files,
    redirects: redirectTargets(config.redirects),
    drafts,
  }
  const ofSettings = new Set(settingLinks(config).map(({ path: at }) => at))
  const found = [
    ...rendered.diagnostics,
    ...definitions.diagnostics,
    ...brokenLinks(rendered.pages, targets, ofSettings),
    ...brokenAnswers(root, answers, targets),
    ...withPositions(root, CONFIG_FILE, [
      ...brokenSettings(config, targets),
      ...brokenRedirects(config.redirects, targets),
    ]),
    ...lostPages(root, sources, config.redirects),
    ...unrecordedPages(root, sources),
    ...coveredPages(sources, written),
    ...published.diagnostics,
    ...brokenPublishedNames(
      root,
      published.files.map(({ file }) => file),
      { pages: sources.map(page => page.path), files: [...written] },
    ),
    ...(await oddFiles(root)),
    ...unlistedPages(config, sources),
    ...(await oddSamples(root)),
    ...(await staleSnippets(root)),
  ]
  if (found.length > 0) throw new BuildError(found)
}

/** Paths of a site's static files. */
export async function publicFiles(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*', { cwd: path.join(root, 'public') }))
  return files.map(file => `/${slashed(file)}`)
}

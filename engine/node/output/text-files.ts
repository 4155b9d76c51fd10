import type { Definition } from '#model/api/document.ts'
import type { SiteConfig } from '#model/config/site.ts'
import type { SourcePage } from '#model/page.ts'
import { twinFileOf } from '#model/twin.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { areasFile } from './areas-file.ts'
import { API_CATALOG_FILE, apiCatalog } from './discovery/api-catalog.ts'
import { areasOf } from './discovery/areas.ts'
import { FEED_FILE, feed } from './discovery/feed.ts'
import { listedPages } from './discovery/listed-page.ts'
import { type FurtherFile, llmsFiles } from './discovery/llms.ts'
import { PAGE_INDEX_FILE, pageIndex } from './discovery/page-index.ts'
import { securityTxt } from './discovery/security-txt.ts'
import { robots, sitemap } from './discovery/sitemap.ts'
import { SKILL_FILE, skill, skillsIndex } from './discovery/skill.ts'
import type { OutputFile } from './output-file.ts'
import { hasTwin, twinAddresses, twinText } from './twins.ts'

/** What the files for programs are made of. */
export interface TextSources {
  config: SiteConfig
  sources: readonly SourcePage[]
  pages: readonly RenderedPage[]
  apiDefinitions: readonly Definition[]
  /** When the commit was made that the site is built from, where that is known. */
  commitTime: string | undefined
}

/** What the list of all pages says of other files. */
const DESCRIPTIONS: readonly FurtherFile[] = [
  {
    file: PAGE_INDEX_FILE,
    description: 'the list of pages as JSON, with headings and last changes',
  },
  { file: FEED_FILE, description: 'the pages that changed last' },
  { file: API_CATALOG_FILE, description: 'the API definitions' },
  { file: SKILL_FILE, description: 'how an assistant reads these pages' },
]

/**
 * The files of a site that are for programs: each page as Markdown, and lists of the pages and areas. The gallery is in no list.
 * What programs look for at the root of a host is left out of a site below a path.
 */
export function textFiles(site: TextSources): OutputFile[] {
  const { config, sources, apiDefinitions, commitTime } = site
  const published = site.pages.filter(page => !page.gallery)
  const addresses = twinAddresses(config, sources)
  const twins = new Map(
    site.pages.filter(hasTwin).map(page => [page.path, twinText(page, addresses)]),
  )
  const pages = listedPages(
    sources,
    published.filter(({ path }) => !isFallbackPage(path)),
  )
  const areas = areasOf(config, pages)
  const guide = skill(config, areas)
  const atHostRoot = [
    robots(config),
    ...apiCatalog(config, apiDefinitions, sources),
    ...securityTxt(config, commitTime),
    skillsIndex(config, guide),
  ]
  const lists = [
    sitemap(config, pages),
    ...feed(config, pages),
    pageIndex(config, pages),
    guide,
    ...(config.basePath === '/' ? atHostRoot : []),
  ]
  const further = DESCRIPTIONS.filter(({ file }) => lists.some(each => each.file === file))
  return [
    ...[...twins].map(([page, text]) => ({ file: twinFileOf(page), text })),
    ...llmsFiles(config, areas, further, twins),
    ...lists,
    ...areasFile(config),
  ]
}

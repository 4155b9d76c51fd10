import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { utcTime } from '../../pages/collect/history.ts'
import type { OutputFile } from '../output-file.ts'
import { twinUrl } from '../twins.ts'
import type { ListedPage } from './listed-page.ts'

/** Name of the list of pages as JSON. */
export const PAGE_INDEX_FILE = 'index.json'

/** The list of pages as JSON: title, description, addresses, headings with their fragments, and last change. */
export function pageIndex(config: SiteConfig, pages: readonly ListedPage[]): OutputFile {
  const list = pages.map(({ path, title, description, article, data }) => ({
    title,
    description,
    url: pageUrl(config, path),
    markdown: twinUrl(config, path),
    headings: article.headings.map(({ level, text, id }) => ({ level, text, id })),
    ...(data.lastUpdatedAt && { updated: utcTime(data.lastUpdatedAt) }),
  }))
  const content = { title: config.title, url: pageUrl(config, '/'), pages: list }
  return { file: PAGE_INDEX_FILE, text: `${JSON.stringify(content, undefined, 1)}\n` }
}

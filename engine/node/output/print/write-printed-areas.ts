import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteConfig } from '#model/config/site.ts'
import { type PrintedArea, printedAreas } from '#model/printed-areas.ts'
import { outputFileOf } from '#model/routes.ts'
import type { InlinedStyles } from '../site-styles.ts'
import {
  areaDocument,
  type PrintAssets,
  type PrintedPage,
  printedArticles,
  printStyles,
} from './area-document.ts'

/** The pages of an area that there are, in its order. */
export function pagesOf<Page extends { path: string }>(
  area: PrintedArea,
  pages: ReadonlyMap<string, Page>,
): Page[] {
  return area.pages.flatMap(({ link }) => pages.get(link) ?? [])
}

/**
 * Writes a document for each area of the sidebar with all its pages, made of their articles as they were rendered. One is
 * made after the other, so that no two are in memory; together they are about as large as all articles.
 */
export async function writePrintedAreas(
  outFolder: string,
  config: SiteConfig,
  pages: readonly PrintedPage[],
  assets: Omit<PrintAssets, 'inlinedStyles'>,
  stylesOf: (markup: string) => readonly InlinedStyles[],
): Promise<void> {
  const byPath = new Map(pages.map(page => [page.path, page]))
  const rules = await printStyles()
  for (const area of printedAreas(config.sidebar)) {
    const inArea = pagesOf(area, byPath)
    if (inArea.length === 0) continue
    const articles = printedArticles(inArea, config.basePath)
    const used = { ...assets, rules, inlinedStyles: stylesOf(articles) }
    const file = path.join(outFolder, outputFileOf(area.path))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, areaDocument(area, inArea, config, used, articles))
  }
}

import { isPrinted } from '#model/print-folder.ts'
import { printedAreas } from '#model/printed-areas.ts'
import { areaDocument, printStyles } from '../output/print/area-document.ts'
import { pagesOf } from '../output/print/write-printed-areas.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import type { Content } from './content.ts'
import { FONT_FILES } from './documents.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { SettingsReader } from './settings.ts'

interface Sources {
  content: Content
  settings: SettingsReader
  renderer: PageRenderer
}

/**
 * The document with all pages of an area, as they now stand.
 * @param styleFile relative to the site's root
 * @returns undefined for a path that is not one of such a document
 * @throws BuildError for what is wrong with the settings or one of the pages
 */
export async function printedAreaAt(
  sitePath: string,
  { content, settings, renderer }: Sources,
  styleFile: string,
): Promise<string | undefined> {
  // All else is answered while the settings are wrong, too: scripts, by which a page hears that they are fixed.
  if (!isPrinted(sitePath)) return undefined
  const { config } = await settings.current()
  const area = printedAreas(config.sidebar).find(({ path }) => path === sitePath)
  if (!area) return undefined
  const sources = new Map(content.pages().map(page => [page.path, page]))
  const pages: RenderedPage[] = []
  for (const page of pagesOf(area, sources)) pages.push(await renderer.render(page))
  const assets = { ...FONT_FILES, styleFile, rules: await printStyles() }
  return areaDocument(area, pages, config, assets)
}

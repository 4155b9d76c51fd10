import type { SiteConfig } from '#model/config/site.ts'
import { AREAS_FILE, areaStarts, hasManyAreas } from '#model/sidebar.ts'
import type { OutputFile } from './output-file.ts'

/**
 * The list of areas that the sidebar shows when it is asked for all, where not every page can have them: one file or none. It
 * is no part of a page or of the app, so that neither changes when an area is added elsewhere.
 */
export function areasFile({ sidebar }: Pick<SiteConfig, 'sidebar'>): OutputFile[] {
  return hasManyAreas(sidebar)
    ? [{ file: AREAS_FILE, text: JSON.stringify(areaStarts(sidebar)) }]
    : []
}

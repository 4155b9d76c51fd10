import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import { GALLERY_PATH } from '../gallery/gallery-path.ts'

/** The pages of the component gallery while its files are being written. */
export interface Gallery {
  /** The page at a path; undefined for any path outside the gallery. @throws BuildError for a file that is missing. */
  find(sitePath: string): Promise<SourcePage | undefined>
  /** All pages as they were read last. */
  known(): readonly SourcePage[]
}

/** Reads the gallery when one of its pages is asked for; pages that did not change are the same as before. */
export function galleryReader(
  root: string,
  loadExtensions: () => Promise<SiteExtensions>,
): Gallery {
  let known: readonly SourcePage[] = []
  return {
    known: () => known,
    async find(sitePath) {
      if (sitePath !== GALLERY_PATH && !sitePath.startsWith(`${GALLERY_PATH}/`)) return undefined
      // Loaded with the first of its pages, so that the server starts at once.
      const { readGallery } = await import('../gallery/read-gallery.ts')
      const pages = await readGallery(root, (await loadExtensions()).gallery)
      const nameOf = (page: SourcePage) => JSON.stringify(page)
      const before = new Map(known.map(page => [nameOf(page), page]))
      known = pages.map(page => before.get(nameOf(page)) ?? page)
      return known.find(({ path }) => path === sitePath)
    },
  }
}

import { GALLERY_PATH } from '#engine/node/gallery/gallery-path.ts'
import { type BuiltPage, builtPages } from '#support/built-pages.ts'

/** The pages of the component gallery that show examples, as they were built. */
export function galleryPages(): BuiltPage[] {
  const pages = builtPages('gallery').filter(({ path }) => path.startsWith(`${GALLERY_PATH}/`))
  if (pages.length === 0) throw new Error('the gallery has no page with examples')
  return pages
}

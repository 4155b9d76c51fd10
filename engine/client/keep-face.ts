import { KEPT_FACE, TEXT_FACE } from '#model/text-face.ts'
import type { ShownStore } from './navigation/shown.ts'

/** The class of a document whose text has the face, also on phones, and whose code has that of code. */
const HAS_FACE = 'face'

/**
 * Fetches the text face where the first page did without it, and notes that: documents from then on have it at their first
 * paint, and this one with the next page that it shows.
 */
export async function keepFace(store: ShownStore): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]')
  const [face] = await document.fonts.load(`1em ${TEXT_FACE}`)
  if (!link || !face) return
  const { classList } = document.documentElement
  const end = store.subscribe(() => {
    classList.add(HAS_FACE)
    end()
  })
  // It may throw, as where storage is refused; then each document begins without the face.
  localStorage.setItem(KEPT_FACE, link.href)
}

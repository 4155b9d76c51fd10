import { HAS_FACE, KEPT_FACE, TEXT_FACE } from '#model/text-face.ts'
import { keep } from '#ui/storage.ts'
import type { ShownStore } from './navigation/shown.ts'

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
  // Where storage refuses it, each document begins without the face.
  keep('localStorage', KEPT_FACE, link.href)
}

import { CODE_FACE, CODE_FALLBACK, HAS_FACE, KEPT_FACE, TEXT_FACE } from '#model/text-face.ts'
import { keep } from '#ui/storage.ts'
import type { ShownStore } from './navigation/shown.ts'

/** Whether code is set in the engine's own face, and not in one that the site names. */
function hasOwnCodeFace(): boolean {
  return getComputedStyle(document.documentElement)
    .getPropertyValue('--mono')
    .includes(CODE_FALLBACK)
}

/**
 * Fetches the text face where the first page did without it, and notes that: documents from then on have it at their first
 * paint, and this one with the next page that it shows. The face of code comes with it: that page would else fetch it while it is
 * shown, and its code would change its letters before the reader.
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
  if (hasOwnCodeFace()) await document.fonts.load(`1em ${CODE_FACE}`)
}

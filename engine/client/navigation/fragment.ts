import { decodedText } from '#model/routes.ts'

/** The element that a fragment leads to; null for none. A fragment whose escapes are broken is taken as it stands. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const written = hash.replace(/^#/, '')
  return written === '' ? null : document.getElementById(decodedText(written))
}

/** The element that a fragment leads to; null for none. A fragment whose escapes are broken is taken as it stands. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const written = hash.replace(/^#/, '')
  if (written === '') return null
  try {
    return document.getElementById(decodeURIComponent(written))
  } catch {
    return document.getElementById(written)
  }
}

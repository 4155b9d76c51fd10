import { forget, readKept } from '#ui/storage.ts'
import { LEFT_AT, POSITIONS } from '../navigation/storage-keys.ts'

interface Kept {
  /** Where the app left the page of the current history entry, in CSS pixels from its top; undefined if it did not. */
  top?: number | undefined
  /** Whether the last document was left at this entry, under the app's hands. */
  isLast: boolean
}

function kept(): Kept {
  try {
    const { key } = history.state
    const top: unknown = JSON.parse(readKept('sessionStorage', POSITIONS) ?? '{}')[key]
    const isLast = readKept('sessionStorage', LEFT_AT) === key
    return { top: typeof top === 'number' ? top : undefined, isLast }
  } catch {
    return { isLast: false }
  }
}

/**
 * Scrolls to where the page was left, when the app restored positions: it takes that back when a document is left,
 * but browsers may not hear of it in time, nor of the last position.
 */
export function restoreScroll(): void {
  const { top, isLast } = kept()
  if (!isLast && history.scrollRestoration === 'auto') return
  forget('sessionStorage', LEFT_AT)
  if (top === undefined) return
  // The browser's own attempts would come later.
  history.scrollRestoration = 'manual'
  scrollTo({ top, behavior: 'instant' })
}

/** Leaves it to the next document to restore a position that the app knows. */
export function leaveScroll(): void {
  if (kept().top !== undefined) history.scrollRestoration = 'manual'
}

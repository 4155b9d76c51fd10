import { words } from '#words'
import { hasNote, hideNote, showNote } from './note.ts'

/** Islands that were used before they could answer, until they do. */
export interface WaitingParts {
  /** An island has been used. */
  begin(island: HTMLElement): void
  /** It answers, or has failed, and says so itself. @returns whether it was waited for. */
  end(island: HTMLElement): boolean
  /** Waits for none of them any more. What is said stays. */
  leave(): void
}

/**
 * Shows of islands that they are on their way: at once by their look and by `aria-busy`, and later in words, with a way
 * to cancel.
 * @param delay wait before the words, in milliseconds.
 * @param onCancel forgets what was pressed.
 */
export function waitingParts(delay: number, onCancel: () => void): WaitingParts {
  const waiting = new Set<HTMLElement>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (island: HTMLElement) => {
    island.ariaBusy = null
    waiting.delete(island)
  }
  const leave = () => {
    clearTimeout(timer)
    waiting.forEach(settle)
  }
  const explain = () =>
    showNote(words.loadingPart, words.cancel, () => {
      onCancel()
      leave()
      hideNote()
    })
  return {
    begin(island) {
      if (waiting.size === 0) {
        if (hasNote()) explain()
        else timer = setTimeout(explain, delay)
      }
      waiting.add(island)
      island.ariaBusy = 'true'
    },
    end(island) {
      const wasWaiting = waiting.has(island)
      settle(island)
      if (wasWaiting && waiting.size === 0) {
        clearTimeout(timer)
        hideNote()
      }
      return wasWaiting
    },
    leave,
  }
}

import { words } from '#words'

/** What of an interactive part takes the focus. */
const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]'

/** The notes that stand after interactive parts that failed, each with a way to try again. */
export interface FailureNotes {
  /** Says that a part did not load. @param takesFocus whether the focus, when it was lost with the part, comes here. */
  show(part: HTMLElement, takesFocus: boolean): void
  /** Takes the note of a part away. The focus goes from it into the part. */
  remove(part: HTMLElement): void
}

/** @param retry is called with the part when the reader asks for it again. */
export function failureNotes(retry: (part: HTMLElement) => void): FailureNotes {
  const notes = new Map<HTMLElement, HTMLElement>()
  return {
    show(part, takesFocus) {
      if (notes.has(part)) return
      const note = document.createElement('p')
      note.role = 'alert'
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'retry'
      button.textContent = words.tryAgain
      button.addEventListener('click', () => retry(part))
      note.append(words.partFailed, button)
      part.after(note)
      notes.set(part, note)
      if (takesFocus && document.activeElement === document.body)
        button.focus({ preventScroll: true })
    },
    remove(part) {
      const note = notes.get(part)
      if (!note) return
      const hadFocus = note.contains(document.activeElement)
      note.remove()
      notes.delete(part)
      if (hadFocus) part.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
    },
  }
}

import { type RefObject, useRef } from 'react'
import type { DisclosureState } from '../upgrade/disclosure-state.ts'

/** How a menu came to be open: under a resting pointer, or by a press of its button. */
type Opening = 'hover' | 'press'
type Closing = 'leave' | 'select' | 'outside' | 'dismiss'

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Where the focus of a menu goes, and when. */
export interface MenuFocus {
  opening: RefObject<Opening>
  closing: RefObject<Closing>
  /** Takes the focus into a menu that opens, unless it opens under a resting pointer. */
  onOpen: (event: Event) => void
  /** Gives the focus back when the menu has closed. */
  onClosed: (event: Event) => void
  /** Gives the focus back before a chosen link is followed. */
  onSelect: () => void
  /** Whether the reader is typing elsewhere, and items must not take the focus under the pointer. */
  isTyping: () => boolean
}

/** The focus rules of a menu that opens by press and under a resting pointer. */
export function useMenuFocus(
  trigger: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  initial: DisclosureState,
): MenuFocus {
  const opening = useRef<Opening>(initial.focus === undefined ? 'hover' : 'press')
  const closing = useRef<Closing>('dismiss')
  const link = useRef(typeof initial.focus === 'number' ? initial.focus : undefined)
  const before = useRef<HTMLElement>(undefined)

  /** What had the focus before the menu, else the button. */
  const home = () =>
    opening.current === 'hover' && before.current?.isConnected ? before.current : trigger.current

  return {
    opening,
    closing,
    onOpen(event) {
      const focused = document.activeElement
      const hasFocus = focused instanceof HTMLElement && focused !== document.body
      before.current = hasFocus ? focused : undefined
      closing.current = 'dismiss'
      if (opening.current === 'hover') {
        event.preventDefault()
      } else if (link.current !== undefined) {
        const links = content.current?.querySelectorAll('a') ?? []
        const carried = links[link.current]
        link.current = undefined
        if (!carried) return
        event.preventDefault()
        carried.focus({ preventScroll: true })
      }
    },
    onClosed(event) {
      event.preventDefault()
      if (closing.current === 'select' || closing.current === 'outside') return
      // The focus never went into the menu, or is already elsewhere.
      if (document.activeElement !== document.body) return
      const wasNowhere = opening.current === 'hover' && !before.current
      if (closing.current === 'leave' && wasNowhere) return
      home()?.focus({ preventScroll: true })
    },
    onSelect() {
      home()?.focus({ preventScroll: true })
      closing.current = 'select'
    },
    isTyping: () =>
      opening.current === 'hover' && document.activeElement?.matches(EDITABLE) === true,
  }
}

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'

interface Options {
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Whether the pointer rests on the trigger from the start. */
  startsInside: boolean
  /** Rest of the pointer before the menu opens, in milliseconds. */
  delay: number
  /** Time the pointer may spend outside before the menu closes, in milliseconds. */
  grace: number
  open: () => void
  close: () => void
}

/** Menus and their sub-menus, as the menu library marks them. */
const MENUS = '[data-radix-menu-content]'
/** Buttons that open a menu. */
const TRIGGERS = 'button[aria-haspopup="menu"]'

interface TriggerHandlers {
  onPointerMove: (event: ReactPointerEvent) => void
  onPointerLeave: () => void
  onPointerDown: () => void
}

/**
 * Opens a menu when a mouse moves onto its trigger, and closes it when the mouse has been in trigger or menu
 * and left both. A menu opened by keys stays open while the mouse moves elsewhere.
 */
export function useHoverOpen(options: Options): TriggerHandlers {
  const { isOpen, trigger } = options
  const latest = useRef(options)
  latest.current = options
  const inside = useRef(options.startsInside)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!isOpen) return
    let closing: ReturnType<typeof setTimeout> | undefined
    const leave = (grace: number) => {
      if (!inside.current) return
      inside.current = false
      closing = setTimeout(() => latest.current.close(), grace)
    }
    const leaveWindow = () => leave(latest.current.grace)
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      if (trigger.current?.contains(event.target) || event.target.closest(MENUS)) {
        clearTimeout(closing)
        inside.current = true
      } else {
        // The next menu opens at once, and two must not lie over each other.
        leave(event.target.closest(TRIGGERS) ? 0 : latest.current.grace)
      }
    }
    const root = document.documentElement
    root.addEventListener('pointermove', follow, { passive: true })
    root.addEventListener('pointerleave', leaveWindow)
    return () => {
      clearTimeout(closing)
      inside.current = trigger.current?.matches(':hover') ?? false
      root.removeEventListener('pointermove', follow)
      root.removeEventListener('pointerleave', leaveWindow)
    }
  }, [isOpen, trigger])

  useEffect(() => () => clearTimeout(opening.current), [])

  return {
    onPointerMove(event) {
      if (event.pointerType !== 'mouse' || inside.current) return
      inside.current = true
      if (isOpen) return
      opening.current = setTimeout(() => latest.current.open(), latest.current.delay)
    },
    onPointerLeave() {
      clearTimeout(opening.current)
      // While the menu is open, the pointer is followed across the gap to it.
      if (!isOpen) inside.current = false
    },
    onPointerDown() {
      clearTimeout(opening.current)
    },
  }
}

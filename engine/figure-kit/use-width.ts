import { createContext, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many units a picture has for each of those it has in the text, across and down. */
export const ScaleContext = createContext(1)

/** Pixels that a figure of full width has beside its picture; `figure.module.css` says the same. */
const BESIDE = 480
/** Most units for each, so that words stay large enough on a large window. */
const MOST = 5 / 3

const scaleOfWindow = () => Math.min(Math.max((innerWidth - BESIDE) / 600, 1), MOST)

/** Whether a figure is as wide as the window, and the way to change that. */
export interface Width {
  readonly isFull: boolean
  /** The room that it leaves in the page meanwhile, in pixels, so that nothing there moves. */
  readonly room: number
  /** For {@link ScaleContext}. */
  readonly scale: number
  readonly toggle: () => void
}

/** What is beside a part of the page and its ancestors. */
function othersOf(part: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let inner: Element = part; inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other)
  }
  return others
}

/**
 * Lets a figure take the whole window, over the page. Escape ends it, and so does a focus elsewhere, as in a search that
 * opens; meanwhile the page is out of reach.
 */
export function useWidth(root: RefObject<HTMLElement | null>): Width {
  const [room, setRoom] = useState(0)
  const [scale, setScale] = useState(1)
  const isFull = room > 0

  useLayoutEffect(() => {
    const figure = root.current
    if (!isFull || !figure) return
    figure.showPopover()
    const others = othersOf(figure)
    for (const other of others) other.inert = true
    return () => {
      for (const other of others) other.inert = false
      // A window that has become narrow meanwhile has no button for it, and the focus may be there.
      if (!document.activeElement?.checkVisibility()) figure.querySelector('button')?.focus()
    }
  }, [root, isFull])

  useEffect(() => {
    if (!isFull) return
    const listening = new AbortController()
    const { signal } = listening
    const end = () => setRoom(0)
    document.addEventListener(
      'keydown',
      event => {
        if (event.key === 'Escape' && !event.defaultPrevented) end()
      },
      { signal },
    )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Node && !root.current?.contains(target)) end()
      },
      { signal },
    )
    // On paper it stands in its page: the browser lays that out right after this.
    window.addEventListener('beforeprint', () => flushSync(end), { signal })
    window.addEventListener('resize', () => setScale(scaleOfWindow()), { signal })
    return () => listening.abort()
  }, [root, isFull])

  return {
    isFull,
    room,
    scale: isFull ? scale : 1,
    toggle() {
      setScale(scaleOfWindow())
      setRoom(isFull ? 0 : (root.current?.getBoundingClientRect().height ?? 0))
    },
  }
}

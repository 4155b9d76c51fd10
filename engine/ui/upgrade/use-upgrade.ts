import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DisclosureState, disclosureState } from './disclosure-state.ts'
import { watchPress } from './watch-press.ts'

/** The part that takes the place of a `details` element, and the state it has to carry on. */
export interface Upgraded<Props> {
  Component: ComponentType<Props>
  initial: DisclosureState
}

/** Uses that ask for the richer part at once. */
const USES = ['pointerenter', 'pointerdown', 'focusin'] as const

/** How long a page that is never idle, or draws nothing, keeps the richer part waiting, in milliseconds. */
const IDLE_LIMIT_MS = 2_000

function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 1)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: IDLE_LIMIT_MS })
  return () => cancelIdleCallback(request)
}

/**
 * Lets a `details` element, which works without script, give way to a richer part whose code is fetched
 * when the browser is idle or at the first use. Its open state, the focus and a press under way survive.
 * When the code does not load, the element stays, and the next use tries again.
 * @param load fetches the part; a function of the module, so that it never changes.
 * @param path the page's path: an element still open when it changes is closed.
 */
export function useUpgrade<Props>(
  load: () => Promise<ComponentType<Props>>,
  path: string,
): { details: RefObject<HTMLDetailsElement | null>; upgraded: Upgraded<Props> | undefined } {
  const details = useRef<HTMLDetailsElement>(null)
  const [upgraded, setUpgraded] = useState<Upgraded<Props>>()

  useEffect(() => {
    const element = details.current
    if (!element) return
    const press = watchPress(element)
    const listening = new AbortController()
    const end = () => {
      press.stop()
      listening.abort()
    }
    let loading = false
    const start = async () => {
      if (loading) return
      loading = true
      try {
        const Component = await load()
        await press.ended()
        if (listening.signal.aborted) return
        // At once, so that nothing the reader does falls between reading the state and showing it.
        flushSync(() => setUpgraded({ Component, initial: disclosureState(element) }))
        end()
      } catch (error) {
        loading = false
        console.warn('A menu did not load; it stays in its simple form.', error)
      }
    }
    for (const use of USES)
      element.addEventListener(use, start, { passive: true, signal: listening.signal })
    const isShown = element.getClientRects().length > 0
    const cancel = isShown ? whenIdle(start) : undefined
    return () => {
      cancel?.()
      end()
    }
  }, [load])

  const shownFor = useRef(path)
  useEffect(() => {
    if (shownFor.current === path) return
    shownFor.current = path
    if (details.current) details.current.open = false
  }, [path])

  return { details, upgraded }
}

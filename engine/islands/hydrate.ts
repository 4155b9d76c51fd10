import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandNameContext, islandIdPrefix } from './collector.ts'
import { earlyFields } from './early-fields.ts'
import { failureNotes } from './failure-note.ts'
import { hideNote } from './note.ts'
import { askedIsland, type Press, pressMemory, repeatDown, repeatPresses } from './presses.ts'
import { SlotContext } from './slot.tsx'
import { slotsOf, staticContent } from './static-content.ts'
import { waitingParts } from './waiting-parts.ts'

/** Loads an island's component by its name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<ComponentType<never>>>>

/** How near to the viewport an island is hydrated. */
const NEAR = '200px 0px'

/** What comes before the first article is hydrated, and how long a reader waits without words. */
export interface HydrationSettings {
  /** What was asked of islands so far. */
  early: readonly Press[] | undefined
  /** Wait before it is said that an island is on its way, in milliseconds. */
  messageDelay: number
  /** What the address leads to: whoever followed a link to an island has asked for it. */
  linked: () => Element | null
  /** Loads the document anew, when the site can be reached. @returns whether it does. */
  reload: () => Promise<boolean>
}

/** Tells when its content is hydrated: before that, its root must be left alone. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Ends a root, after the render under way: React does not allow one to end while it renders another.
 * @param then is called once it has ended.
 */
function end(root: Root, then?: () => void): void {
  queueMicrotask(() => {
    root.unmount()
    then?.()
  })
}

/**
 * Hydrates the islands of an article, each when it comes near the viewport or is used.
 * An island whose code does not load stays the static content it is; the next use tries again. One that throws
 * becomes its static content again. Both say so, the former when it was used or linked to, with a way to try again: some
 * browsers remember that a script did not load, so when that fails, too, the document is loaded anew. What is pressed or
 * entered before an island answers shows that it is on its way, and is given to it once it does.
 * @returns a function that ends them, for when another article takes the place of this one.
 */
export function hydrateIslands(
  article: ParentNode,
  registry: IslandRegistry,
  { early = [], messageDelay, linked, reload }: HydrationSettings,
): () => void {
  const roots = new Map<HTMLElement, Root>()
  const started = new Set<Element>()
  const hydrated = new Set<Element>()
  const presses = pressMemory()
  const waiting = waitingParts(messageDelay, presses.clear)
  const content = staticContent()
  /** The island that the reader used last. */
  let used: HTMLElement | undefined
  let ended = false

  const endRoot = (element: HTMLElement, root: Root) => {
    roots.delete(element)
    hydrated.delete(element)
    started.delete(element)
    end(root, () => {
      // An article that stays keeps its parts.
      if (element.isConnected) content.restore(element)
    })
  }

  /** Ends islands, but none that is being hydrated: it ends itself. */
  const endHydrated = (isMeant: (element: HTMLElement) => boolean) => {
    for (const [element, root] of roots)
      if (hydrated.has(element) && isMeant(element)) endRoot(element, root)
  }

  /** Takes an island back that has thrown: React has emptied it. */
  const onThrown = (element: HTMLElement, error: unknown) => {
    console.error(
      `The interactive part "${element.dataset.island}" failed; it is its static content again.`,
      error,
    )
    const root = roots.get(element)
    if (root) endRoot(element, root)
    presses.take(element)
    waiting.end(element)
    if (!ended) notes.show(element, used === element)
    // Parts inside it have new elements from here on.
    queueMicrotask(() => {
      endHydrated(inner => !inner.isConnected)
      watch(element)
    })
  }

  const start = async (element: HTMLElement, isRetry = false) => {
    if (started.has(element)) return
    started.add(element)
    const { island: name = '', index, props } = element.dataset
    try {
      const component = await registry[name]?.()
      if (!component) throw new Error('there is no such part')
      if (ended) return
      const given: Record<string, unknown> = JSON.parse(props ?? '{}')
      observer.unobserve(element)
      content.keep(element)
      const slots = slotsOf(element)
      const repeatFields = earlyFields(element)
      const onHydrated = () => {
        hydrated.add(element)
        if (ended) {
          endRoot(element, root)
          return
        }
        notes.remove(element)
        waiting.end(element)
        repeatFields()
        void repeatPresses(presses.take(element))
      }
      const root = hydrateRoot(
        element,
        createElement(
          SlotContext,
          { value: slots },
          createElement(
            IslandNameContext,
            { value: name },
            createElement(Hydrated, {
              onHydrated,
              children: createElement(component as ComponentType<typeof given>, given),
            }),
          ),
        ),
        {
          identifierPrefix: islandIdPrefix(Number(index)),
          onUncaughtError: error => onThrown(element, error),
        },
      )
      roots.set(element, root)
    } catch (error) {
      started.delete(element)
      presses.take(element)
      if (waiting.end(element) || element.contains(linked())) notes.show(element, used === element)
      console.warn(
        `The interactive part "${name}" did not load; its content stays as it is.`,
        error,
      )
      if (isRetry) void reload()
    }
  }
  const notes = failureNotes(element => {
    waiting.begin(element)
    void start(element, true)
  })

  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void start(target)
      }
    },
    { rootMargin: NEAR },
  )
  /** Waits until the islands within a part come near. */
  const watch = (part: ParentNode) => {
    for (const element of part.querySelectorAll('[data-island]')) observer.observe(element)
  }
  watch(article)

  /** Where the pointer went down before its island answered. */
  let down: MouseEvent | undefined

  const use = (event: Event) => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
    used = element ?? undefined
    if (!element) return
    if (hydrated.has(element)) {
      if (event.type === 'click' && down?.target === target) repeatDown(down)
      down = undefined
      return
    }
    if (askedIsland(event) === element) {
      if (event.type === 'pointerdown') down = event as PointerEvent
      else presses.add(element, event as Press)
      waiting.begin(element)
    }
    void start(element)
  }
  const listening = new AbortController()
  for (const type of ['pointerdown', 'click', 'keydown', 'focusin'])
    article.addEventListener(type, use, { signal: listening.signal })
  for (const press of early) use(press)
  // Nobody waits any more for what the boot script has said to be on its way.
  if (early.length === 0) hideNote()

  return () => {
    ended = true
    observer.disconnect()
    listening.abort()
    waiting.leave()
    hideNote()
    endHydrated(() => true)
  }
}

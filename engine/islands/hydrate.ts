import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandNameContext, islandIdPrefix } from './collector.ts'
import { failureNotes } from './failure-note.ts'
import { SlotContext } from './slot.tsx'
import { slotsOf, staticContent } from './static-content.ts'

/** Loads an island's component by its name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<ComponentType<never>>>>

/** How near to the viewport an island is hydrated. */
const NEAR = '200px 0px'

/** A press on a part of an island that came before the island could answer. */
interface Press {
  target: HTMLElement
  /** Whether the pointer was let go already. */
  isClick: boolean
}

/** Tells when its content is hydrated: before that, its root must be left alone. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Presses again where the reader pressed. */
function repeatPress(press: Press | undefined): void {
  if (!press) return
  press.target.dispatchEvent(
    new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }),
  )
  if (press.isClick) press.target.click()
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
 * becomes its static content again. Both say so, the former when it was used, with a way to try again.
 * @returns a function that ends them, for when another article takes the place of this one.
 */
export function hydrateIslands(article: ParentNode, registry: IslandRegistry): () => void {
  const roots = new Map<HTMLElement, Root>()
  const started = new Set<Element>()
  const hydrated = new Set<Element>()
  const presses = new Map<Element, Press>()
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
    presses.delete(element)
    if (!ended) notes.show(element, used === element)
    // Parts inside it have new elements from here on.
    queueMicrotask(() => {
      endHydrated(inner => !inner.isConnected)
      watch(element)
    })
  }

  const start = async (element: HTMLElement) => {
    if (started.has(element)) return
    started.add(element)
    const { island: name = '', index, props } = element.dataset
    try {
      const component = await registry[name]?.()
      if (!component || ended) return
      const given: Record<string, unknown> = JSON.parse(props ?? '{}')
      observer.unobserve(element)
      content.keep(element)
      const slots = slotsOf(element)
      const onHydrated = () => {
        hydrated.add(element)
        if (ended) {
          endRoot(element, root)
          return
        }
        notes.remove(element)
        repeatPress(presses.get(element))
        presses.delete(element)
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
      if (presses.delete(element)) notes.show(element, used === element)
      console.warn(
        `The interactive part "${name}" did not load; its content stays as it is.`,
        error,
      )
    }
  }
  const notes = failureNotes(element => void start(element))

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

  const use = (event: Event) => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
    used = element ?? undefined
    if (!element || !(target instanceof HTMLElement) || hydrated.has(element)) return
    if (event.type !== 'focusin' && !target.closest('[data-slot], a'))
      presses.set(element, { target, isClick: event.type === 'click' })
    void start(element)
  }
  article.addEventListener('pointerdown', use)
  article.addEventListener('click', use)
  article.addEventListener('focusin', use)

  return () => {
    ended = true
    observer.disconnect()
    article.removeEventListener('pointerdown', use)
    article.removeEventListener('click', use)
    article.removeEventListener('focusin', use)
    endHydrated(() => true)
  }
}

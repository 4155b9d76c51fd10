import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandNameContext, islandIdPrefix } from './collector.ts'

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

/** Ends a root, after the render under way: React does not allow one to end while it renders another. */
function end(root: Root): void {
  queueMicrotask(() => root.unmount())
}

/**
 * Hydrates the islands of an article, each when it comes near the viewport or is used.
 * An island whose code does not load stays the static content it is; the next use tries again.
 * @returns a function that ends them, for when another article takes the place of this one.
 */
export function hydrateIslands(article: ParentNode, registry: IslandRegistry): () => void {
  const roots = new Set<Root>()
  const started = new Set<Element>()
  const hydrated = new Set<Element>()
  const presses = new Map<Element, Press>()
  let ended = false

  const start = async (element: HTMLElement) => {
    if (started.has(element)) return
    started.add(element)
    const { island: name = '', index, props } = element.dataset
    try {
      const component = await registry[name]?.()
      if (!component || ended) return
      const given: Record<string, unknown> = JSON.parse(props ?? '{}')
      observer.unobserve(element)
      const onHydrated = () => {
        if (ended) {
          end(root)
          return
        }
        roots.add(root)
        hydrated.add(element)
        repeatPress(presses.get(element))
        presses.delete(element)
      }
      const content = createElement(component as ComponentType<typeof given>, given)
      const root = hydrateRoot(
        element,
        createElement(
          IslandNameContext,
          { value: name },
          createElement(Hydrated, { onHydrated, children: content }),
        ),
        {
          identifierPrefix: islandIdPrefix(Number(index)),
        },
      )
    } catch (error) {
      started.delete(element)
      console.warn(
        `The interactive part "${name}" did not load; its content stays as it is.`,
        error,
      )
    }
  }

  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void start(target)
      }
    },
    { rootMargin: NEAR },
  )
  const islands = article.querySelectorAll<HTMLElement>('[data-island]')
  for (const element of islands) observer.observe(element)

  const use = (event: Event) => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
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
    for (const root of roots) end(root)
  }
}

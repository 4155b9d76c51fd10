import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { islandIdPrefix } from './collector.ts'

/** Loads an island's component by its name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<ComponentType<never>>>>

/** How near to the viewport an island is brought to life. */
const NEAR = '200px 0px'

/** A press on a part of an island that came before the island could answer. */
interface Press {
  target: HTMLElement
  /** Whether the pointer was let go already. */
  isClick: boolean
}

/** Presses again where the reader pressed; React finishes hydrating before it answers. */
function repeatPress(press: Press | undefined): void {
  if (!press) return
  press.target.dispatchEvent(
    new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }),
  )
  if (press.isClick) press.target.click()
}

/**
 * Brings the islands of an article to life, each when it comes near or is used.
 * An island whose code does not load stays the static content it is; the next use tries again.
 * @returns a function that ends them, for when the article leaves.
 */
export function hydrateIslands(article: ParentNode, registry: IslandRegistry): () => void {
  const roots: Root[] = []
  const started = new Set<Element>()
  const alive = new Set<Element>()
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
      roots.push(
        hydrateRoot(element, createElement(component as ComponentType<typeof given>, given), {
          identifierPrefix: islandIdPrefix(Number(index)),
        }),
      )
      observer.unobserve(element)
      alive.add(element)
      repeatPress(presses.get(element))
      presses.delete(element)
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
    if (!element || !(target instanceof HTMLElement) || alive.has(element)) return
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
    // React does not allow a root to end while it renders another.
    queueMicrotask(() => {
      for (const root of roots) root.unmount()
    })
  }
}

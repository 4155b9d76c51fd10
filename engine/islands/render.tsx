import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type CollectedIsland,
  type IslandCollector,
  IslandCollectorContext,
  IslandNameContext,
  islandIdPrefix,
} from './collector.ts'
import { SlotContext } from './slot.tsx'

/** An island's own markup, which belongs into the element with its index in `data-index`. */
export interface RenderedIsland {
  name: string
  html: string
}

/** An article whose islands are empty elements, and what belongs into them, by index. */
export interface RenderedParts {
  html: string
  islands: RenderedIsland[]
}

/** The failure of an island, which is rendered after the article around it. */
class IslandError extends Error {
  /** Where the island came from: see `IslandCollector.origin`. */
  readonly origin: unknown

  constructor(cause: unknown, name: string, origin: unknown) {
    super(`the island "${name}" failed`, { cause })
    this.origin = origin
  }
}

/**
 * Renders an article and its islands, each of them by itself.
 * @param origin see `IslandCollector.origin`
 * @throws IslandError when an island fails; whatever a component of the article throws
 */
export function renderWithIslands(article: ReactNode, origin?: () => unknown): RenderedParts {
  const collector: IslandCollector = { islands: [], origin }
  const renderStatic = (node: ReactNode) =>
    renderToStaticMarkup(<IslandCollectorContext value={collector}>{node}</IslandCollectorContext>)
  const renderIsland = (island: CollectedIsland, index: number): RenderedIsland => {
    const { component: Component, name, slots } = island
    const before = origin?.()
    try {
      const renderedSlots = Object.fromEntries(
        Object.entries(slots).map(([slot, node]) => [slot, renderStatic(node)]),
      )
      const html = renderToString(
        <IslandNameContext value={name}>
          <SlotContext value={renderedSlots}>
            <Component />
          </SlotContext>
        </IslandNameContext>,
        { identifierPrefix: islandIdPrefix(index) },
      )
      return { name, html }
    } catch (error) {
      // Something inside a slot may have failed; else it is the island itself.
      const latest = origin?.()
      throw new IslandError(error, name, latest === before ? island.origin : latest)
    }
  }

  const html = renderStatic(article)
  const islands: RenderedIsland[] = []
  // Slots may hold further islands, which join the end of the list while it is walked.
  for (let index = 0; index < collector.islands.length; index++) {
    const island = collector.islands[index]
    if (island) islands.push(renderIsland(island, index))
  }
  return { html, islands }
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type IslandCollector,
  IslandCollectorContext,
  IslandNameContext,
  islandIdPrefix,
  islandPlaceholder,
} from './collector.ts'
import { SlotContext } from './slot.tsx'

/**
 * Takes the style attributes out of drawn markup: the headless components write some, and a strict policy
 * refuses them. The script sets what they need once an island is alive. (In text, quotes are escaped.)
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, '')
}

/** Draws an article with its islands. Returns the markup and the names of the islands in it. */
export function renderWithIslands(article: ReactNode): { html: string; islands: string[] } {
  const collector: IslandCollector = { islands: [] }
  const drawStatic = (node: ReactNode) =>
    renderToStaticMarkup(<IslandCollectorContext value={collector}>{node}</IslandCollectorContext>)

  let html = drawStatic(article)
  // Slots may hold further islands, which join the end of the list while it is walked.
  for (let index = 0; index < collector.islands.length; index++) {
    const island = collector.islands[index]
    if (!island) break
    const { component: Component, name, slots } = island
    const drawnSlots = Object.fromEntries(
      Object.entries(slots).map(([name, node]) => [name, drawStatic(node)]),
    )
    const drawn = renderToString(
      <IslandNameContext value={name}>
        <SlotContext value={drawnSlots}>
          <Component />
        </SlotContext>
      </IslandNameContext>,
      { identifierPrefix: islandIdPrefix(index) },
    )
    html = html.replace(islandPlaceholder(index), () => withoutStyles(drawn))
  }
  return { html, islands: [...new Set(collector.islands.map(({ name }) => name))] }
}

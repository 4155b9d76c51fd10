import { type ComponentType, createContext, type ReactNode } from 'react'

/** Plain data an island is given; it travels in the page as JSON. */
export type IslandProps = Record<string, unknown>

/** An interactive part of an article, as it is met while the article is rendered. */
export interface CollectedIsland {
  name: string
  component: ComponentType
  /** Static content inside it, by name. */
  slots: Record<string, ReactNode>
  /** What {@link IslandCollector.origin} said when it was met. */
  origin: unknown
}

/** Receives the islands of one article. */
export interface IslandCollector {
  islands: CollectedIsland[]
  /** Says what is being rendered, for telling later where an island that fails came from. */
  origin?: (() => unknown) | undefined
}

/** Where `Island` puts what it met; only there while an article is rendered at build. */
export const IslandCollectorContext = createContext<IslandCollector | undefined>(undefined)

/** Name of the island that is rendered or hydrated. */
export const IslandNameContext = createContext('')

/** Prefix of the ids inside an island, the same at build and in the browser. */
export function islandIdPrefix(index: number): string {
  return `i${index}-`
}

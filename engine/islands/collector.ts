import { type ComponentType, createContext, type ReactNode } from 'react'

/** Plain data an island is given; it travels in the page as JSON. */
export type IslandProps = Record<string, unknown>

/** An interactive part of an article, as it is met while the article is drawn. */
export interface CollectedIsland {
  name: string
  component: ComponentType
  /** Static content inside it, by name. */
  slots: Record<string, ReactNode>
}

/** Receives the islands of one article. */
export interface IslandCollector {
  islands: CollectedIsland[]
}

/** Where `Island` puts what it met; only there while an article is drawn at build. */
export const IslandCollectorContext = createContext<IslandCollector | undefined>(undefined)

/** Name of the island that is rendered or brought to life. */
export const IslandNameContext = createContext('')

/** Text that stands for an island's markup until that is drawn. */
export function islandPlaceholder(index: number): string {
  return `\u27e6island:${index}\u27e7`
}

/** Prefix of the ids inside an island, the same at build and in the browser. */
export function islandIdPrefix(index: number): string {
  return `i${index}-`
}

import { figures, islands as siteIslands } from '#extensions'
import type { IslandRegistry } from '#islands/hydrate.ts'

/** The interactive parts that articles may hold, each loaded on the pages that have it. */
export const islands: IslandRegistry = {
  filter: async () => (await import('#prose/filter/filter-island.tsx')).FilterIsland,
  playground: async () =>
    (await import('#api-viewer/playground/playground-island.tsx')).PlaygroundIsland,
  'sample-types': async () =>
    (await import('#prose/sample/sample-types-island.tsx')).SampleTypesIsland,
  tabs: async () => (await import('#prose/tabs/tabs-island.tsx')).TabsIsland,
  ...siteIslands,
  ...figures,
}

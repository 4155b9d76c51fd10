import type { IslandRegistry } from '#islands/hydrate.ts'

/** The interactive parts that articles may hold, each loaded on the pages that have it. */
export const islands = {
  'constant-product': async () =>
    (await import('#figures/constant-product/constant-product-island.tsx')).ConstantProductIsland,
  filter: async () => (await import('#reference/filter/filter-island.tsx')).FilterIsland,
  playground: async () =>
    (await import('#reference/openapi/playground/playground-island.tsx')).PlaygroundIsland,
  'sample-types': async () =>
    (await import('#prose/sample/sample-types-island.tsx')).SampleTypesIsland,
  tabs: async () => (await import('#prose/tabs/tabs-island.tsx')).TabsIsland,
} satisfies IslandRegistry

export const islandNames: readonly string[] = Object.keys(islands)

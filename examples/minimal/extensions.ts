import type { Components, Synonyms } from 'docs-engine/config'

/* All that this site adds to the engine. Each export is described in `SiteExtensions` of docs-engine/config. */

export { answers } from './data/answers.ts'
export { glossary } from './data/glossary.ts'
export { sampleValues } from './data/station.ts'

/** Tags that pages write. */
export const tags = {
  DewPoint: async () => (await import('./tags/dew-point.tsx')).DewPoint,
  SensorTable: async () => (await import('./tags/sensor-table.tsx')).SensorTable,
  Welcome: async () => (await import('./tags/welcome.tsx')).Welcome,
} satisfies Components

/** Interactive parts that tags place with `<Island>`. */
export const islands = {
  'dew-point': async () => (await import('./islands/dew-point-island.tsx')).DewPointIsland,
} satisfies Components

/** What readers say, and the words the pages use for it. */
export const synonyms: readonly Synonyms[] = [
  { said: ['anemometer'], meant: ['wind sensor'] },
  { said: ['barometer'], meant: ['air pressure'] },
  { said: ['moisture'], meant: ['humidity'] },
]

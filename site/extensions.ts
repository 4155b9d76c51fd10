import { sdkSample } from './api-definitions/sdk-sample.ts'
import { apiErrors as catalog } from './facts/errors/catalog.ts'
import { errorPath } from './facts/errors/lookup.ts'
import { MEANINGS } from './figures/tones.ts'

/*
 * The one door between this book and the engine: all that the site adds to it. Each export is described in
 * `SiteExtensions` of docs-engine/config.
 */

export { definitions as apiDefinitions } from './api-definitions/definitions.ts'
export { sampleValues } from './facts/api/sample-values.ts'
export { glossary } from './facts/glossary/glossary.ts'
export { figures } from './figures/index.ts'
export { answers } from './search/answers/answers.ts'
export { synonyms } from './search/synonyms.ts'
export { tags } from './tags/index.ts'

/** Every error of the API, as the definitions and forms name it. */
export const apiErrors = catalog.map(({ code, status, listTitle, meaning, slug }) => ({
  code,
  status,
  title: listTitle,
  meaning,
  page: errorPath(slug),
}))

/** What the colors of figures mean. */
export const figureTones = Object.values(MEANINGS)

/** Files of the component gallery, from this folder. */
export const gallery = [
  '../docs/writing.md',
  '../docs/writing/code.md',
  '../docs/writing/blocks.md',
  '../docs/writing/data.md',
  '../docs/writing/figures.md',
  'gallery/words.mdx',
  'gallery/blocks.mdx',
]

/** Interactive parts of articles besides figures, by name. */
export const islands = {
  'front-trade': async () => (await import('./tags/landing/trade-island.tsx')).TradeIsland,
}

/** Files that are made of the facts and published below the site's root, by their names. */
export const publishedFiles = {
  'addresses.json': async () =>
    (await import('./facts/contracts/address-file.ts')).addressFileText(),
}

/** Languages besides those of the engine that requests can be copied in. */
export const requestLanguages = [sdkSample]

/** What samples of code run in, loaded when they are run. */
export const sampleEnvironment = async () =>
  (await import('./samples/environment.ts')).sampleEnvironment

import type { Tag } from '#prose/tag.ts'
import type { tags } from './tags.ts'

/** The components that a registry loads, by name. */
type Loaded<Registry extends Readonly<Record<string, () => Promise<unknown>>>> = {
  readonly [Name in keyof Registry]: Awaited<ReturnType<Registry[Name]>>
}

/** `water-level` as `WaterLevel`. */
type Pascal<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Id>

type FigureTags<Figures> = {
  readonly [Id in keyof Figures & string as `${Pascal<Id>}Figure`]: Tag<Record<never, never>>
}

/**
 * The tags that pages of a site may write, by name: those of the engine, its own, and those that place its figures.
 * Editors read it under the name `MDXProvidedComponents`.
 */
export type PageTags<
  SiteTags extends Readonly<Record<string, () => Promise<unknown>>>,
  SiteFigures,
> = Loaded<typeof tags> & Loaded<SiteTags> & FigureTags<SiteFigures>

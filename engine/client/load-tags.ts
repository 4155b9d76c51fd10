import type { ComponentType } from 'react'
import { figures, tags as siteTags } from '#extensions'
import { figureTag } from '#figure-kit/figure-tag.tsx'
import type { Components } from '#model/extensions.ts'
import { figureTagName } from '#model/figure-tag-name.ts'
import { tag } from '#prose/tag.ts'
import { galleryTags } from './gallery-tags.ts'
import { tags } from './tags.ts'

/** Tags as pages are given them, by name. */
export type Tags = Readonly<Record<string, ComponentType<never>>>

/** The tags that place figures, by name. They take no props. */
const figureTags: Components = Object.fromEntries(
  Object.entries(figures).map(([id, load]) => {
    const name = figureTagName(id)
    return [
      name,
      async () =>
        tag({}, Object.defineProperty(figureTag(id, await load()), 'name', { value: name })),
    ]
  }),
)

/** Every tag an author may write, by name, each loaded when a page uses it. */
const all: Components = { ...tags, ...siteTags, ...figureTags }

/** Names of all tags. */
export const tagNames: readonly string[] = Object.keys(all).sort()

/** Names of the tags that pages of the component gallery may write besides. */
export const galleryTagNames: readonly string[] = Object.keys(galleryTags)

/** Every tag of a page, be it one of the gallery. */
const known: Components = { ...all, ...galleryTags }

/** Loads the tags of these names; a name that is no tag is left out. */
export async function loadTags(names: readonly string[]): Promise<Tags> {
  const loaded = await Promise.all(
    names.flatMap(name => {
      const load = Object.hasOwn(known, name) ? known[name] : undefined
      return load ? [load().then(component => [name, component] as const)] : []
    }),
  )
  return Object.fromEntries(loaded)
}

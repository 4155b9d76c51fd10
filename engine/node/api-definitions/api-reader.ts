import { TagError } from '#model/tag-error.ts'
import type { ArticleSurroundings } from '#prose/article-context.ts'
import type { PublishedApis } from './published-apis.ts'

/**
 * Gives what finds an API by the name of its definition's file. It throws a TagError for a file that no definition
 * has, and for a definition that cannot be resolved: what is wrong with that is reported where definitions are checked.
 */
export function apiReader(apis: PublishedApis): ArticleSurroundings['readApi'] {
  return file => {
    const api = apis.get(file)
    if (api) return api
    if (apis.has(file))
      throw new TagError(`the definition ${file} cannot be resolved`, 'correct it first')
    const known = [...apis.keys()].join(', ')
    throw new TagError(
      `there is no API definition "${file}"`,
      known === '' ? 'add it to apiDefinitions in extensions.ts' : `use one of: ${known}`,
    )
  }
}

import type { PublishedApi } from '#model/api/api.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import type { ArticleSurroundings } from '#prose/article-context.ts'
import { TagError } from '../diagnostics/build-error.ts'
import { publishApi } from './publish-api.ts'

/**
 * Gives what finds an API by the name of its definition's file. It throws a TagError for a file that no definition
 * has, and for a definition that cannot be resolved: what is wrong with that is told where definitions are checked.
 * @param extensions of the site
 * @param basePath of the site
 */
export async function apiReader(
  { apiDefinitions, apiErrors }: Pick<SiteExtensions, 'apiDefinitions' | 'apiErrors'>,
  basePath: string,
): Promise<ArticleSurroundings['readApi']> {
  const settled = await Promise.allSettled(
    apiDefinitions.map(definition => publishApi(definition, apiErrors, basePath)),
  )
  const apis = new Map<string, PublishedApi | undefined>(
    apiDefinitions.map(({ file }, index) => {
      const result = settled[index]
      return [file, result?.status === 'fulfilled' ? result.value : undefined]
    }),
  )
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

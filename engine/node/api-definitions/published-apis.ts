import { formOf } from '#api-viewer/request/form-of.ts'
import { apiOf, type PublishedApi } from '#model/api/api.ts'
import type { Definition } from '#model/api/document.ts'
import type { ApiForm } from '#model/api/form.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import { withBase } from '#model/routes.ts'
import { TagError } from '#model/tag-error.ts'
import { wordsOf } from '#words/languages.ts'
import { hashOf } from '../cache/hash.ts'
import type { OutputFile } from '../output/output-file.ts'
import { faultOfMeasure } from './measure.ts'
import { faultsOfNeeds } from './needed.ts'

/** The APIs of a site by their definitions' files. One that cannot be resolved is undefined. */
export type PublishedApis = ReadonlyMap<string, PublishedApi | undefined>

/**
 * The file that the forms of an API fetch, named by its content.
 * @param definitionFile name of the definition's file
 */
export function formFile(definitionFile: string, form: ApiForm): OutputFile {
  const text = JSON.stringify(form)
  const name = definitionFile.replace(/\.\w+$/, '')
  return { file: `assets/api-${name}-${hashOf(text)}.json`, text }
}

/**
 * Makes of each definition of a site what its page shows.
 * @param extensions of the site
 * @param basePath of the site
 * @param language of the interface
 */
export async function publishApis(
  { apiDefinitions, apiErrors }: Pick<SiteExtensions, 'apiDefinitions' | 'apiErrors'>,
  basePath: string,
  language = 'en',
): Promise<PublishedApis> {
  const publish = async (definition: Definition): Promise<PublishedApi> => {
    const fault = faultOfMeasure(definition.document)
    if (fault) throw new TagError(fault.message, fault.fix)
    // What resolves definitions takes a while to load, and most sites have none.
    const { dereference } = await import('./dereference.ts')
    const document = await dereference(definition.document)
    const [need] = faultsOfNeeds(document)
    if (need) throw new TagError(need.message, need.fix)
    const api = apiOf({ ...definition, document }, apiErrors)
    const form = formOf(api, basePath, wordsOf(language))
    const formAddress = withBase(`/${formFile(definition.file, form).file}`, basePath)
    return { api, form, formAddress }
  }
  const settled = await Promise.allSettled(apiDefinitions.map(publish))
  return new Map(
    apiDefinitions.map(({ file }, index) => {
      const result = settled[index]
      return [file, result?.status === 'fulfilled' ? result.value : undefined]
    }),
  )
}

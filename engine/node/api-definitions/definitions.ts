import type { SiteExtensions } from '#model/extensions.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import type { OutputFile } from '../output/output-file.ts'
import { textOf } from './definition-file.ts'
import { faultsOfDefinition } from './own-members.ts'
import { formFile, type PublishedApis } from './published-apis.ts'

/** The API definitions of a site, with the files for their forms, and what is wrong with them. */
export interface CheckedDefinitions {
  files: readonly OutputFile[]
  diagnostics: readonly Diagnostic[]
}

/**
 * The API definitions of a site as they are published, and what is wrong with them.
 * @param extensions of the site
 * @param apis made of its definitions
 */
export async function readDefinitions(
  { apiDefinitions, apiErrors }: Pick<SiteExtensions, 'apiDefinitions' | 'apiErrors'>,
  apis: PublishedApis,
): Promise<CheckedDefinitions> {
  const said = apiDefinitions.map((definition, index) => {
    const others = apiDefinitions.slice(0, index).map(({ file }) => file)
    return faultsOfDefinition(definition, others)
  })
  const sound = apiDefinitions.filter((_, index) => said[index]?.length === 0)
  const texts = sound.map(definition => ({
    file: definition.file,
    source: definition.source,
    text: textOf(definition),
  }))
  const forms = sound.flatMap(({ file }) => {
    const api = apis.get(file)
    return api ? formFile(file, api.form) : []
  })
  const diagnostics = await Promise.all(
    texts.map(async text => {
      const { checkDefinition } = await import('./check-definition.ts')
      return checkDefinition(text, apiErrors)
    }),
  )
  return { files: [...texts, ...forms], diagnostics: [...said, ...diagnostics].flat() }
}

import { formOf } from '#api-viewer/request/form-of.ts'
import { apiOf, type PublishedApi } from '#model/api/api.ts'
import type { Definition } from '#model/api/document.ts'
import type { KnownApiError } from '#model/api/known-error.ts'
import { withBase } from '#model/routes.ts'
import { hashOf } from '../cache/hash.ts'
import { dereference } from './dereference.ts'

/** A file of the site's output. */
export interface PublishedFile {
  /** Below the site's root. */
  readonly file: string
  readonly text: string
}

/**
 * An API as its page shows it, and the file that its forms fetch. The file is named by its content.
 * @param apiErrors the documented errors
 * @param basePath of the site
 * @throws Error when the definition refers to what is not there, or to itself
 */
export async function publishApi(
  definition: Definition,
  apiErrors: readonly KnownApiError[],
  basePath: string,
): Promise<PublishedApi & { readonly formFile: PublishedFile }> {
  const document = await dereference(definition.document)
  const api = apiOf({ ...definition, document }, apiErrors)
  const form = formOf(api, basePath)
  const text = JSON.stringify(form)
  const name = definition.file.replace(/\.\w+$/, '')
  const file = `assets/api-${name}-${hashOf(text)}.json`
  return { api, form, formAddress: withBase(`/${file}`, basePath), formFile: { file, text } }
}

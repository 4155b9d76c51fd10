import type { SiteExtensions } from '#model/extensions.ts'
import { type CheckedDefinitions, readDefinitions } from '../api-definitions/definitions.ts'

/**
 * Reads the API definitions of a site, and again only when they have changed.
 * @param loadExtensions gives the site's extensions as they now stand; what did not change is the same as before.
 */
export function definitionsReader(
  loadExtensions: () => Promise<SiteExtensions>,
): () => Promise<CheckedDefinitions> {
  let known: Pick<SiteExtensions, 'apiDefinitions' | 'apiErrors'> | undefined
  let checked: Promise<CheckedDefinitions> | undefined
  return async () => {
    const extensions = await loadExtensions()
    const { apiDefinitions, apiErrors } = extensions
    const isSame = known?.apiDefinitions === apiDefinitions && known.apiErrors === apiErrors
    if (!checked || !isSame) checked = readDefinitions(extensions)
    known = extensions
    return checked
  }
}

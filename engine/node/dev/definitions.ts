import type { SiteExtensions } from '#model/extensions.ts'
import { type CheckedDefinitions, readDefinitions } from '../api-definitions/definitions.ts'
import { type PublishedApis, publishApis } from '../api-definitions/published-apis.ts'
import type { SettingsReader } from './settings.ts'

/** The API definitions of a site while they are being written. */
export interface Definitions {
  /** What pages show of them; the same as before when they did not change. */
  apis(extensions: SiteExtensions): Promise<PublishedApis>
  /** Their files, and what is wrong with them. */
  checked(extensions: SiteExtensions): Promise<CheckedDefinitions>
}

/** Makes of the API definitions of a site what is published, and again only when they have changed. */
export function definitionsReader(settings: SettingsReader): Definitions {
  let known: SiteExtensions | undefined
  let apis: Promise<PublishedApis> | undefined
  let checked: Promise<CheckedDefinitions> | undefined

  const current = (extensions: SiteExtensions): Promise<PublishedApis> => {
    const isSame =
      known?.apiDefinitions === extensions.apiDefinitions &&
      known.apiErrors === extensions.apiErrors
    known = extensions
    if (apis && isSame) return apis
    checked = undefined
    apis = settings
      .lastRight()
      .then(({ config }) => publishApis(extensions, config.basePath, config.language))
    return apis
  }
  return {
    apis: current,
    async checked(extensions) {
      const published = await current(extensions)
      checked ??= readDefinitions(extensions, published)
      return checked
    },
  }
}

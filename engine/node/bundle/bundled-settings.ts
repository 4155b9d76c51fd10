import type { Site } from '#model/site.ts'

/** The settings that scripts are bundled by. All others are put into the app when it is there (`app-scripts.ts`). */
export type BundledSettings = Pick<Site, 'basePath' | 'language' | 'offline'>

/** Names what those settings are. */
export function bundledSettings({ basePath, language, offline }: Site): BundledSettings {
  return { basePath, ...(language && { language }), ...(offline && { offline }) }
}

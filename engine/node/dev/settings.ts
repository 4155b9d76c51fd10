import path from 'node:path'
import type { SiteConfig } from '#model/config/site.ts'
import { type Site, siteOf } from '#model/site.ts'
import { CONFIG_FILE, configOf, type Environment } from '../config/load-config.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { moduleDiagnostics, reasonOf } from '../diagnostics/module-diagnostics.ts'
import type { ImportModule } from './module-loader.ts'

/** The settings of a site as they now stand. */
export interface Settings {
  config: SiteConfig
  /** The part the frame is rendered from. */
  site: Site
}

/** Reads a site's settings anew whenever they may have changed. */
export interface SettingsReader {
  /** The settings. @throws BuildError that says what is wrong with them. */
  current(): Promise<Settings>
  /** The settings when they were last right, for what goes on running meanwhile. */
  lastRight(): Promise<Settings>
  /** Has the settings read again. */
  forget(): void
}

/**
 * Reads `site.config.ts` as often as needed.
 * @param basePath the path the server was started for; it cannot change under a running server.
 */
export function settingsReader(
  root: string,
  environment: Environment,
  importModule: ImportModule,
  basePath: string,
): SettingsReader {
  const file = path.join(root, CONFIG_FILE)
  let reading: Promise<Settings> | undefined
  let right: Settings | undefined

  const read = async (): Promise<Settings> => {
    try {
      const module = await importModule<{ default?: unknown }>(file)
      const config = configOf(root, module.default, environment)
      if (config.basePath !== basePath) throw new BuildError([movedBase(config.basePath)])
      right = { config, site: siteOf(config) }
      return right
    } catch (error) {
      throw moduleDiagnostics(root, error, () => ({
        file: CONFIG_FILE,
        message: `cannot be read: ${reasonOf(error)}`,
        fix: 'correct the file, or what it imports',
      }))
    }
  }
  const movedBase = (to: string) => ({
    file: CONFIG_FILE,
    message: `field "basePath" is now "${to}", and the server runs for "${basePath}"`,
    fix: 'start the development server again',
  })
  const current = () => {
    reading ??= read()
    return reading
  }
  return {
    current,
    lastRight: () => current().catch(error => right ?? Promise.reject(error)),
    forget() {
      reading = undefined
    },
  }
}

import path from 'node:path'
import type { Plugin } from 'vite'
import { ENGINE_ROOT } from '../project.ts'
import type { SettingsReader } from './settings.ts'

/** The module that holds the settings of the frame; in a build, the bundler puts them in. */
export const SITE_MODULE = path.join(ENGINE_ROOT, 'client/site.ts')

/** Gives the frame the settings as they now stand, or as they last stood while they have diagnostics. */
export function siteModule(settings: SettingsReader): Plugin {
  return {
    name: 'site-module',
    enforce: 'pre',
    async load(id) {
      if (id !== SITE_MODULE) return undefined
      const { site } = await settings.lastRight()
      return `export const site = ${JSON.stringify(site)}`
    },
  }
}

import path from 'node:path'
import type { Plugin } from 'vite'
import { wordsOf } from '#words/languages.ts'
import { WORDS_PLACEHOLDER, wordsModule } from '../bundle/words-plugin.ts'
import { ENGINE_ROOT } from '../project.ts'
import type { SettingsReader } from './settings.ts'

/** The module that holds the settings of the frame; a build puts them into the app. */
const SITE_MODULE = path.join(ENGINE_ROOT, 'client/site.ts')

/** The modules that are made of settings. */
export const OF_SETTINGS: readonly string[] = [SITE_MODULE, WORDS_PLACEHOLDER]

/** Gives the frame the settings, and the words of their language, as they now stand, or as they last stood while they have diagnostics. */
export function siteModule(settings: SettingsReader): Plugin {
  return {
    name: 'site-module',
    enforce: 'pre',
    async load(id) {
      if (!OF_SETTINGS.includes(id)) return undefined
      const { site } = await settings.lastRight()
      return id === SITE_MODULE
        ? `export const site = ${JSON.stringify(site)}`
        : wordsModule(wordsOf(site.language ?? 'en'))
    },
  }
}

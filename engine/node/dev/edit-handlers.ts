import path from 'node:path'
import { PROJECT_ROOT } from '../project.ts'
import type { BrowserNews } from './browser-news.ts'
import type { BundlerFaults } from './bundler-faults.ts'
import type { Content } from './content.ts'
import type { EditHandlers } from './edit-listener.ts'
import type { ModuleLoader } from './module-loader.ts'
import type { SettingsReader } from './settings.ts'
import type { SiteCheck } from './site-check.ts'
import { OF_SETTINGS } from './site-module.ts'
import type { Styles } from './versioned-styles.ts'

/** What edits act on. */
interface Parts {
  content: Content
  settings: SettingsReader
  styles: Styles
  loader: ModuleLoader
  news: BrowserNews
  site: SiteCheck
  bundler: BundlerFaults
  print: (text: string) => void
}

/** Takes in each kind of edit and tells browsers what it changes for them. */
export function editHandlers(parts: Parts): EditHandlers {
  const { content, settings, styles, loader, news, site, bundler, print } = parts
  /** What frames are rendered from; undefined while the settings have never been right. */
  const frame = () =>
    settings.lastRight().then(
      ({ site }) => JSON.stringify(site),
      () => undefined,
    )
  const contentWidths = () =>
    JSON.stringify(content.pages().map(({ frontmatter }) => frontmatter.content))

  return {
    onEdit: bundler.forget,
    async onPage(filePath) {
      const widths = contentWidths()
      await content.reread(filePath)
      if (contentWidths() !== widths) styles.renew()
      news.tell('document')
    },
    onDocument: () => news.tell('document'),
    async onSettings() {
      const before = await frame()
      settings.forget()
      styles.renew()
      if ((await frame()) === before) return news.tell('document')
      loader.forget(id => OF_SETTINGS.includes(id))
      news.tell('everything')
    },
    onStyles() {
      styles.renew()
      news.tell('document')
    },
    onModule() {
      site.forgetFiles()
      news.tell('scripts')
    },
    onPublicFile() {
      site.forgetFiles()
      news.tell('everything')
    },
    onServerModule(file) {
      print(
        `${path.relative(PROJECT_ROOT, file)} is part of the server: start it again to use this edit.`,
      )
    },
  }
}

import path from 'node:path'
import type * as ComponentStyles from '#client/component-styles.ts'
import { siteStyleSheets } from '../bundle/extensions-plugin.ts'
import { configStyles } from '../output/config-styles.ts'
import { ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'
import type { Content } from './content.ts'
import type { ImportModule } from './module-loader.ts'
import type { SettingsReader } from './settings.ts'

/** Module that lists the style sheets of all components, by their paths from its folder. */
const COMPONENT_STYLES = path.join(ENGINE_ROOT, 'client/component-styles.ts')
/** The sheet that orders the layers; it comes first. */
const FIRST_SHEET = path.join(ENGINE_ROOT, 'styles/index.css')

interface Sources {
  /** Folder of the site. */
  root: string
  importModule: ImportModule
  /** The rules of a style sheet, given its address below the site, with the class names that components use. */
  rulesOf: (address: string) => Promise<string>
  settings: SettingsReader
  content: Content
}

/** Where the bundler's server has a file; one outside the project has an address of its own kind. */
function addressOf(file: string): string {
  const relative = path.relative(PROJECT_ROOT, file).split(path.sep).join('/')
  return relative.startsWith('..') ? `/@fs${file}` : `/${relative}`
}

/** The one style sheet of every page, as a build puts it together. */
export async function styleSheet({
  root,
  importModule,
  rulesOf,
  settings,
  content,
}: Sources): Promise<string> {
  const { config } = await settings.current()
  const { classes } = await importModule<typeof ComponentStyles>(COMPONENT_STYLES)
  const files = Object.keys(classes).map(file => path.join(path.dirname(COMPONENT_STYLES), file))
  const sheets = await Promise.all(
    [FIRST_SHEET, ...files, ...siteStyleSheets(root)].map(file => rulesOf(addressOf(file))),
  )
  const pages = content.pages().map(page => page.frontmatter)
  const { codeThemeCss } = await import('../output/code-themes.ts')
  return [...sheets, await codeThemeCss(config.codeThemes), configStyles(config, pages)].join('\n')
}

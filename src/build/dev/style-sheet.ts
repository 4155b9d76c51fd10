import path from 'node:path'
import type * as ComponentStyles from '#app/component-styles.ts'
import { measureRules } from '../measures.ts'
import { PROJECT_ROOT } from '../project.ts'
import type { Content } from './content.ts'
import type { ImportModule } from './import-module.ts'
import type { SettingsReader } from './settings.ts'

/** Module that lists the style sheets of all components, by their paths from its folder. */
const COMPONENT_STYLES = path.join(PROJECT_ROOT, 'src/app/component-styles.ts')
/** The sheet that orders the layers; it comes first. */
const FIRST_SHEET = path.join(PROJECT_ROOT, 'src/styles/index.css')

interface Sources {
  importModule: ImportModule
  /** The rules of a style sheet, given its address below the site, with the class names that components use. */
  rulesOf: (address: string) => Promise<string>
  settings: SettingsReader
  content: Content
}

/** The one style sheet of every page, as a build puts it together. */
export async function styleSheet({
  importModule,
  rulesOf,
  settings,
  content,
}: Sources): Promise<string> {
  const { config } = await settings.current()
  const { classes } = await importModule<typeof ComponentStyles>(COMPONENT_STYLES)
  const files = Object.keys(classes).map(file => path.join(path.dirname(COMPONENT_STYLES), file))
  const sheets = await Promise.all(
    [FIRST_SHEET, ...files].map(file =>
      rulesOf(`/${path.relative(PROJECT_ROOT, file).split(path.sep).join('/')}`),
    ),
  )
  const pages = content.pages().map(page => page.frontmatter)
  const { codeThemeCss } = await import('../code-themes.ts')
  return [...sheets, await codeThemeCss(config.codeThemes), measureRules(config, pages)].join('\n')
}

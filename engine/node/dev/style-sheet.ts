import path from 'node:path'
import type * as ComponentStyles from '#client/component-styles.ts'
import { sharedSiteSheets, stylePartsOf } from '../bundle/style-parts.ts'
import { galleryStyles } from '../gallery/gallery-styles.ts'
import { configStyles } from '../output/config-styles.ts'
import { pathBelow } from '../paths.ts'
import { ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'
import type { Content } from './content.ts'
import type { ModuleLoader } from './module-loader.ts'
import type { SettingsReader } from './settings.ts'

/** Module that lists the style sheets of all components, by their paths from its folder. */
const COMPONENT_STYLES = path.join(ENGINE_ROOT, 'client/component-styles.ts')
/** The sheet that orders the layers; it comes first. */
const FIRST_SHEET = path.join(ENGINE_ROOT, 'styles/index.css')

interface Sources {
  /** Folder of the site. */
  root: string
  loader: ModuleLoader
  settings: SettingsReader
  content: Content
}

/** Where the bundler's server has a file; one outside the project has an address of its own kind. */
function addressOf(file: string): string {
  const below = pathBelow(PROJECT_ROOT, file)
  return below === undefined ? `/@fs${file}` : `/${below}`
}

/** All rules in one style sheet, those of the parts of a build too, with the rules of the component gallery. */
export async function styleSheet({ root, loader, settings, content }: Sources): Promise<string> {
  const { config } = await settings.current()
  const { classes } = await loader.importModule<typeof ComponentStyles>(COMPONENT_STYLES)
  const files = Object.keys(classes).map(file => path.join(path.dirname(COMPONENT_STYLES), file))
  const parts = stylePartsOf(root).flatMap(part => part.files)
  const sheets = await Promise.all(
    [FIRST_SHEET, ...files, ...sharedSiteSheets(root), ...parts].map(file =>
      loader.rulesOf(addressOf(file)),
    ),
  )
  const pages = content.pages().map(page => page.frontmatter)
  const { codeThemeCss } = await import('../output/code-themes.ts')
  return [
    ...sheets,
    // No page is rendered yet: any may show any pair of colors.
    await codeThemeCss(config.codeThemes, () => true),
    configStyles(config, pages),
    await galleryStyles(),
  ].join('\n')
}

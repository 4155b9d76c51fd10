import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { noExtensions, type SiteExtensions } from '#model/extensions.ts'
import { exportsOf } from '../config/exports-of.ts'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { ENGINE_ROOT } from '../project.ts'

/** The modules that stand for those of a site, and what takes their place. */
const EXTENSIONS_PLACEHOLDER = path.join(ENGINE_ROOT, 'model/no-extensions.ts')
const STYLES_PLACEHOLDER = path.join(ENGINE_ROOT, 'styles/no-site-styles.ts')

/** What the browser takes from a site's extensions. All else is for the build alone. */
const IN_BROWSER: readonly string[] = [
  'figures',
  'islands',
  'requestLanguages',
  'synonyms',
] satisfies (keyof SiteExtensions)[]

/** Style sheet in which a site sets its colors and sizes, in the layer `theme`. */
const THEME_FILE = 'theme.css'
/** Folders of a site without components. */
const NO_COMPONENTS = ['node_modules', 'content', 'public', '.cache', 'dist']

/** The style sheets of a site, absolute: its theme, then those that lie beside modules of its components. */
export function siteStyleSheets(root: string): string[] {
  const files = globSync('**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: name => NO_COMPONENTS.includes(name),
  })
  const sheets = files.filter(file => path.extname(file) === '.css')
  // A site may be built into a folder of its own: the sheet that lies there is its output.
  const folders = new Set(
    files.filter(file => !sheets.includes(file)).map(file => path.dirname(file)),
  )
  const components = sheets.filter(file => file !== THEME_FILE && folders.has(path.dirname(file)))
  const theme = sheets.includes(THEME_FILE) ? [THEME_FILE] : []
  return [...theme, ...components.sort()].map(file => path.join(root, file))
}

/** A module that takes in style sheets, and exports the classes of those that have some. */
function stylesModule(sheets: readonly string[]): string {
  return sheets
    .map((file, index) =>
      file.endsWith('.module.css')
        ? `export { default as sheet${index} } from ${JSON.stringify(file)}`
        : `import ${JSON.stringify(file)}`,
    )
    .join('\n')
}

/** A module that has every extension of these names, those that a site leaves out empty. */
function extensionsModule(file: string, names: readonly string[]): string {
  const written = exportsOf(readFileSync(file, 'utf8')).flatMap(each => each.names)
  const [own, others] = [true, false].map(isOwn =>
    names.filter(name => written.includes(name) === isOwn),
  )
  return [
    `export { ${own?.join(', ')} } from ${JSON.stringify(file)}`,
    `import { noExtensions } from ${JSON.stringify(path.join(ENGINE_ROOT, 'model/extensions.ts'))}`,
    `export const { ${others?.join(', ')} } = noExtensions`,
  ].join('\n')
}

/** A module's text without the exports that the browser has no use for, so that nothing they refer to is bundled. */
function forBrowser(code: string): string {
  let text = code
  for (const { start, end, names } of exportsOf(code)) {
    if (names.some(name => IN_BROWSER.includes(name))) continue
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  }
  return text
}

/**
 * Puts a site's extensions and style sheets where the engine has placeholders.
 * @param root folder of the site.
 * @throws BuildError for an export of the extensions without a name.
 */
export function extensionsPlugin(root: string): Plugin {
  const file = path.join(root, EXTENSIONS_FILE)
  // Thrown later, the diagnostic would be wrapped in words of the bundler.
  if (existsSync(file)) exportsOf(readFileSync(file, 'utf8'))
  return {
    name: 'site-extensions',
    enforce: 'pre',
    load(id) {
      if (id === STYLES_PLACEHOLDER) return stylesModule(siteStyleSheets(root))
      if (id !== EXTENSIONS_PLACEHOLDER || !existsSync(file)) return undefined
      const isBrowser = this.environment.name === 'client'
      return extensionsModule(file, isBrowser ? IN_BROWSER : Object.keys(noExtensions))
    },
    transform(code, id) {
      return id === file && this.environment.name === 'client' ? forBrowser(code) : undefined
    },
  }
}

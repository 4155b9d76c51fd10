import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { noExtensions, type SiteExtensions } from '#model/extensions.ts'
import { exportsOf } from '../config/exports-of.ts'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { ENGINE_ROOT } from '../project.ts'
import { sharedSiteSheets, stylesModule } from './style-parts.ts'

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
      if (id === STYLES_PLACEHOLDER) return stylesModule(sharedSiteSheets(root))
      if (id !== EXTENSIONS_PLACEHOLDER || !existsSync(file)) return undefined
      const isBrowser = this.environment.name === 'client'
      return extensionsModule(file, isBrowser ? IN_BROWSER : Object.keys(noExtensions))
    },
    transform(code, id) {
      return id === file && this.environment.name === 'client' ? forBrowser(code) : undefined
    },
  }
}

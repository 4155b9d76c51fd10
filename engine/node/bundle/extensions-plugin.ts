import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exactRegex, prefixRegex } from 'rolldown/filter'
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

/** What follows the file of a module that has one of its exports. */
const ONLY = '?only='

/**
 * A module that has every extension of these names, those that a site leaves out empty.
 * @param isApart whether each comes from a module of its own, so that scripts which need one do not have them all.
 */
function extensionsModule(file: string, names: readonly string[], isApart: boolean): string {
  const written = exportsOf(readFileSync(file, 'utf8')).flatMap(each => each.names)
  const others = names.filter(name => !written.includes(name))
  const own = names.filter(name => written.includes(name))
  return [
    ...own.map(
      name => `export { ${name} } from ${JSON.stringify(isApart ? file + ONLY + name : file)}`,
    ),
    `import { noExtensions } from ${JSON.stringify(path.join(ENGINE_ROOT, 'model/extensions.ts'))}`,
    `export const { ${others.join(', ')} } = noExtensions`,
  ].join('\n')
}

/** A module's text with one of its exports, so that nothing the others refer to is bundled. */
function onlyExport(name: string, code: string): string {
  let text = code
  for (const { start, end, names } of exportsOf(code)) {
    if (names.includes(name)) continue
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
    load: {
      filter: { id: [exactRegex(STYLES_PLACEHOLDER), exactRegex(EXTENSIONS_PLACEHOLDER)] },
      handler(id) {
        if (id === STYLES_PLACEHOLDER) return stylesModule(sharedSiteSheets(root))
        if (!existsSync(file)) return undefined
        const isBrowser = this.environment.name === 'client'
        return isBrowser
          ? extensionsModule(file, IN_BROWSER, true)
          : extensionsModule(file, Object.keys(noExtensions), false)
      },
    },
    transform: {
      filter: { id: prefixRegex(file + ONLY) },
      handler: (code, id) => onlyExport(id.slice(file.length + ONLY.length), code),
    },
  }
}

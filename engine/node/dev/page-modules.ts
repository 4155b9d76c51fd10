import path from 'node:path'
import type { Plugin } from 'vite'
import { loadExtensions } from '../config/load-extensions.ts'
import type { CompiledPage } from '../pages/compile/compile.ts'
import type { Content } from './content.ts'
import type { ImportModule } from './import-module.ts'
import type { SettingsReader } from './settings.ts'

/** What marks a page's module, rather than the file its source is in. */
const MODULE = '?page'

/** The module of a page, by the page's file below `content/`. It lies beside its source. */
export function pageModule(root: string, filePath: string): string {
  return path.join(root, 'content', filePath) + MODULE
}

/** The page a module is of, as its file below `content/`; undefined for any other module. */
export function pageOfModule(root: string, id: string): string | undefined {
  if (!id.endsWith(MODULE)) return undefined
  const file = id.slice(0, -MODULE.length)
  return path.relative(path.join(root, 'content'), file).split(path.sep).join('/')
}

/** The pages of a site as modules, and what is known of those that were compiled. */
export interface PageModules {
  plugin: Plugin
  /** A page as it was compiled last, by its file below `content/`. */
  compiled(filePath: string): CompiledPage | undefined
}

/** Makes pages modules, so that what they import is known and an edit of it is noticed. */
export function pageModules(
  root: string,
  content: Content,
  settings: SettingsReader,
  importModule: ImportModule,
): PageModules {
  const known = new Map<string, CompiledPage>()
  const plugin: Plugin = {
    name: 'page-modules',
    enforce: 'pre',
    resolveId: source =>
      path.isAbsolute(source) && pageOfModule(root, source) !== undefined ? source : undefined,
    async load(id) {
      const filePath = pageOfModule(root, id)
      const source = filePath && content.sourceOf(filePath)
      if (!source) return undefined
      const { config } = await settings.current()
      const { sampleValues } = await loadExtensions(root, importModule)
      // Loaded with the first page, so that the server starts at once.
      const { compilePage } = await import('../pages/compile/compile.ts')
      const options = { math: config.math, sampleValues }
      const compiled = await compilePage(`content/${filePath}`, source, options)
      known.set(filePath, compiled)
      return compiled.code
    },
  }
  return { plugin, compiled: filePath => known.get(filePath) }
}

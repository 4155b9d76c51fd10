import path from 'node:path'
import type { Plugin } from 'vite'
import { CACHE_FOLDER } from '../project.ts'
import type { Content } from './content.ts'
import type { SettingsReader } from './settings.ts'

/**
 * Where pages stand as modules. No file lies there: as in a build, a page's imports are looked up from inside
 * the project, wherever the site is.
 */
const FOLDER = path.join(CACHE_FOLDER, 'content')

/** The module of a page, by the page's file below `content/`. */
export function pageModule(filePath: string): string {
  return path.join(FOLDER, filePath)
}

/** The page a module is of, as its file below `content/`; undefined for any other module. */
export function pageOfModule(id: string): string | undefined {
  const filePath = path.relative(FOLDER, id).split(path.sep).join('/')
  return filePath.startsWith('..') || path.isAbsolute(filePath) ? undefined : filePath
}

/** Makes pages modules, so that what they import is known and an edit of it is noticed. */
export function pageModules(content: Content, settings: SettingsReader): Plugin {
  return {
    name: 'page-modules',
    enforce: 'pre',
    resolveId: source =>
      path.isAbsolute(source) && pageOfModule(source) !== undefined ? source : undefined,
    async load(id) {
      const filePath = pageOfModule(id)
      const source = filePath && content.sourceOf(filePath)
      if (!source) return undefined
      const { config } = await settings.current()
      // Loaded with the first page, so that the server starts at once.
      const { compilePage } = await import('../article/compile.ts')
      return compilePage(`content/${filePath}`, source, { math: config.math })
    },
  }
}

import path from 'node:path'
import type { Plugin } from 'vite'
import { PAGE_FILE } from '../collect.ts'
import { CACHE_FOLDER } from '../project.ts'
import type { Content } from './content.ts'
import type { SettingsReader } from './settings.ts'

/** The file a page's imports are looked up from, as in a build. */
const IMPORTER = path.join(CACHE_FOLDER, 'pages/page.mjs')

/** Makes pages modules, so that what they import is known and an edit of it is noticed. */
export function pageModules(
  contentFolder: string,
  content: Content,
  settings: SettingsReader,
): Plugin {
  const pageOf = (id: string) => {
    const filePath = path.relative(contentFolder, id).split(path.sep).join('/')
    return PAGE_FILE.test(filePath) && !filePath.startsWith('..') ? filePath : undefined
  }
  return {
    name: 'page-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (path.isAbsolute(source) && pageOf(source)) return source
      if (importer && pageOf(importer)) return this.resolve(source, IMPORTER, { skipSelf: true })
      return undefined
    },
    async load(id) {
      const filePath = pageOf(id)
      const source = filePath && content.sourceOf(filePath)
      if (!source) return undefined
      // Loaded with the first page, so that the server starts at once.
      const { compilePage } = await import('../article/compile.ts')
      const { config } = await settings.current()
      return compilePage(`content/${filePath}`, source, { math: config.math })
    },
  }
}

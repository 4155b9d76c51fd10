import path from 'node:path'
import type { Plugin } from 'vite'
import type { ArticleContent } from '#client/server.tsx'
import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import type { LocatingTools } from '../pages/article/article-tools.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import type { CompiledPage, CompileOptions } from '../pages/compile/compile.ts'
import { LOCATING_MODULE } from '../pages/compile/locating.ts'
import { ENGINE_ROOT } from '../project.ts'
import type { Content } from './content.ts'
import { moduleDiagnostics, reasonOf } from './module-diagnostics.ts'
import type { ModuleLoader } from './module-loader.ts'
import { importFaults } from './page-imports.ts'
import type { SettingsReader } from './settings.ts'

/** What marks a page's module, rather than the file its source is in. */
const MODULE = '?page'
/** What marks a module that is run once to find where a page fails; a number follows. */
const LOCATING = '?locating-'

/** What such a module notes its elements in. */
const LOCATING_RUNTIME = path.join(ENGINE_ROOT, 'node/pages/article/locating-runtime.ts')

/** The pages of a site as modules, so that what they import is known and an edit of it is noticed. */
export interface PageModules {
  plugin: Plugin
  /** The article of a page. @throws BuildError when the page, or something it imports, cannot be loaded. */
  load(page: SourcePage): Promise<ArticleContent>
  /** A page as it was compiled last. @throws Error when it was not loaded before. */
  compiled(page: SourcePage): {
    compiled: CompiledPage
    sampleValues: SiteExtensions['sampleValues']
  }
  /** Runs pages again to find where they fail, with what they import as it now stands. */
  locating(): Promise<LocatingTools>
  /** Has a page compiled anew, by its file below `content/`. */
  forget(filePath: string): void
}

interface Sources {
  /** Folder of the site. */
  root: string
  content: Content
  settings: SettingsReader
  loader: ModuleLoader
  loadExtensions: () => Promise<SiteExtensions>
}

/** Makes pages modules. */
export function pageModules({
  root,
  content,
  settings,
  loader,
  loadExtensions,
}: Sources): PageModules {
  const known = new Map<string, CompiledPage>()
  /** Articles whose imports are known to be there. */
  const checked = new WeakSet<ArticleContent>()
  /** Code that is run to find where a page fails, by its module. */
  const located = new Map<string, string>()
  let runs = 0
  let options: CompileOptions | undefined

  /** The module of a page. It lies beside its source. */
  const idOf = (filePath: string) => path.join(root, fileOf({ filePath })) + MODULE
  const pageOf = (id: string): string | undefined => {
    if (!id.endsWith(MODULE)) return undefined
    const file = path.relative(path.join(root, 'content'), id.slice(0, -MODULE.length))
    return file.split(path.sep).join('/')
  }

  /** How pages are compiled now; all are compiled anew when that has changed. */
  const currentOptions = async (): Promise<CompileOptions> => {
    const { config } = await settings.current()
    const { sampleValues } = await loadExtensions()
    const current = { math: config.math, sampleValues }
    if (options && JSON.stringify(options) !== JSON.stringify(current))
      loader.forget(id => pageOf(id) !== undefined)
    options = current
    return current
  }

  const plugin: Plugin = {
    name: 'page-modules',
    enforce: 'pre',
    resolveId(source) {
      if (source === LOCATING_MODULE) return LOCATING_RUNTIME
      return located.has(source) || (path.isAbsolute(source) && pageOf(source) !== undefined)
        ? source
        : undefined
    },
    async load(id) {
      const code = located.get(id)
      if (code) return code
      const filePath = pageOf(id)
      const source = filePath && content.sourceOf(filePath)
      if (!source || !options) return undefined
      // Loaded with the first page, so that the server starts at once.
      const { compilePage } = await import('../pages/compile/compile.ts')
      known.delete(filePath)
      const compiled = await compilePage(fileOf({ filePath }), source, options)
      known.set(filePath, compiled)
      return compiled.code
    },
  }

  return {
    plugin,
    async load(page) {
      await currentOptions()
      const file = fileOf(page)
      const importFrom = (specifier: string) => loader.importFrom(path.join(root, file), specifier)
      const check = async () => {
        const imports = known.get(page.filePath)?.written.imports ?? []
        const faults = await importFaults(root, file, imports, importFrom)
        if (faults.length > 0) throw new BuildError(faults)
      }
      try {
        const module = await loader.importModule<{ default: ArticleContent }>(idOf(page.filePath))
        if (!checked.has(module.default)) await check()
        checked.add(module.default)
        return module.default
      } catch (error) {
        if (!(error instanceof BuildError)) await check()
        throw moduleDiagnostics(root, error, () => ({
          file,
          message: `cannot be loaded: ${reasonOf(error)}`,
        }))
      }
    },
    compiled(page) {
      const compiled = known.get(page.filePath)
      if (!compiled || !options) throw new Error(`${fileOf(page)} was not compiled`)
      return { compiled, sampleValues: options.sampleValues }
    },
    locating: async () => ({
      runtime: await loader.importModule(LOCATING_RUNTIME),
      async importAs(file, code) {
        const id = `${file}${LOCATING}${++runs}`
        located.set(id, code)
        try {
          return await loader.importModule(id)
        } finally {
          located.delete(id)
        }
      },
    }),
    forget: filePath => loader.forget(id => pageOf(id) === filePath),
  }
}

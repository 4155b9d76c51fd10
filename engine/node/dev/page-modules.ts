import path from 'node:path'
import type { Plugin } from 'vite'
import type { ArticleContent } from '#client/server.tsx'
import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { moduleDiagnostics, reasonOf } from '../diagnostics/module-diagnostics.ts'
import type { LocatingTools } from '../pages/article/article-tools.ts'
import { importFaults } from '../pages/article/import-faults.ts'
import { fileOf, moduleFileOf } from '../pages/collect/file-of.ts'
import type { CompiledPage } from '../pages/compile/compile.ts'
import { LOCATING_MODULE } from '../pages/compile/locating.ts'
import { ENGINE_ROOT } from '../project.ts'
import type { ModuleLoader } from './module-loader.ts'
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
  compiled(page: SourcePage): CompiledPage
  /** Runs pages again to find where they fail, with what they import as it now stands. */
  locating(): Promise<LocatingTools>
}

interface Sources {
  /** Folder of the site. */
  root: string
  settings: SettingsReader
  loader: ModuleLoader
  loadExtensions: () => Promise<SiteExtensions>
}

/** How a page was compiled, and from what. */
interface PageModule {
  page: SourcePage
  /** Names how pages are compiled. */
  options: string
  compile(): Promise<CompiledPage>
  compiled?: CompiledPage
}

/** Makes pages modules. */
export function pageModules({ root, settings, loader, loadExtensions }: Sources): PageModules {
  const known = new Map<string, PageModule>()
  /** Articles whose imports are known to be there. */
  const checked = new WeakSet<ArticleContent>()
  /** Code that is run to find where a page fails, by its module. */
  const located = new Map<string, string>()
  let runs = 0

  /** Has the module of a page made anew when the page, or how pages are compiled, has changed. */
  const moduleOf = async (page: SourcePage): Promise<{ id: string; module: PageModule }> => {
    const id = moduleFileOf(root, page) + MODULE
    const { config } = await settings.current()
    const { sampleValues } = await loadExtensions()
    const options = JSON.stringify([config.math, sampleValues])
    const before = known.get(id)
    if (before?.page === page && before.options === options) return { id, module: before }
    const module: PageModule = {
      page,
      options,
      async compile() {
        // Loaded with the first page, so that the server starts at once.
        const { compileSource } = await import('../pages/article/article-tools.ts')
        return compileSource(page, { config, sampleValues })
      },
    }
    known.set(id, module)
    loader.forget(each => each === id)
    return { id, module }
  }

  const plugin: Plugin = {
    name: 'page-modules',
    enforce: 'pre',
    resolveId(source) {
      if (source === LOCATING_MODULE) return LOCATING_RUNTIME
      return located.has(source) || known.has(source) ? source : undefined
    },
    async load(id) {
      const module = known.get(id)
      if (!module) return located.get(id)
      delete module.compiled
      module.compiled = await module.compile()
      return module.compiled.code
    },
  }

  /** Refuses a page whose imports are not there: the bundler says so of no name, and of a file with little help. */
  const checkImports = async (page: SourcePage, { compiled }: PageModule): Promise<void> => {
    const faults = await importFaults(fileOf(page), compiled?.written.imports ?? [], {
      load: specifier => loader.importFrom(moduleFileOf(root, page), specifier),
      explain: error =>
        moduleDiagnostics(root, error, () => ({
          file: fileOf(page),
          message: `imports what cannot be loaded: ${reasonOf(error)}`,
        })).diagnostics,
    })
    if (faults.length > 0) throw new BuildError(faults)
  }

  return {
    plugin,
    async load(page) {
      const { id, module } = await moduleOf(page)
      try {
        const { default: Content } = await loader.importModule<{ default: ArticleContent }>(id)
        if (!checked.has(Content)) await checkImports(page, module)
        checked.add(Content)
        return Content
      } catch (error) {
        if (!(error instanceof BuildError)) await checkImports(page, module)
        throw moduleDiagnostics(root, error, () => ({
          file: fileOf(page),
          message: `cannot be loaded: ${reasonOf(error)}`,
        }))
      }
    },
    compiled(page) {
      const compiled = known.get(moduleFileOf(root, page) + MODULE)?.compiled
      if (!compiled) throw new Error(`${fileOf(page)} was not compiled`)
      return compiled
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
  }
}

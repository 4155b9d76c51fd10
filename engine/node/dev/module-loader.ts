import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

/** What marks the request for a style sheet itself, rather than for a script that applies it. */
export const AS_LINKED = '?direct'

/**
 * Loads a module as its sources now stand, by its absolute path; a module that did not change, and imports none
 * that did, is the same as before.
 */
export type ImportModule = <Module>(file: string) => Promise<Module>

/** The modules that pages are rendered with. */
export interface ModuleLoader {
  /** Joins the loader to the bundler's server. */
  plugin: Plugin
  importModule: ImportModule
  /** Loads what a file imports, by the name it is imported by; undefined when there is no such module. */
  importFrom(file: string, specifier: string): Promise<object | undefined>
  /** The rules of a style sheet, given its address below the site, with the class names that components use. */
  rulesOf(address: string): Promise<string>
  /** Has the modules of these ids made anew, in the browser too. */
  forget(isMeant: (id: string) => boolean): void
  close(): Promise<void>
}

/** Loads modules through the bundler's server. Nothing can be loaded before that has started. */
export function moduleLoader(): ModuleLoader {
  let vite: ViteDevServer | undefined
  let runner: ModuleRunner | undefined
  const importModule: ImportModule = async file => {
    if (!runner) throw new Error('the server has not started')
    return runner.import(file)
  }
  return {
    plugin: {
      name: 'module-loader',
      configureServer(server) {
        vite = server
        runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
      },
    },
    importModule,
    async importFrom(file, specifier) {
      const found = await vite?.environments.ssr.pluginContainer.resolveId(specifier, file)
      if (!found) return undefined
      // A package is loaded as the file's own import has it, rather than through the bundler.
      return found.id.includes('/node_modules/') ? import(found.id) : importModule(found.id)
    },
    async rulesOf(address) {
      const sheet = await vite?.environments.client.transformRequest(address + AS_LINKED)
      return sheet?.code ?? ''
    },
    forget(isMeant) {
      for (const { moduleGraph } of Object.values(vite?.environments ?? {})) {
        for (const module of moduleGraph.idToModuleMap.values())
          if (module.id && isMeant(module.id)) moduleGraph.invalidateModule(module)
      }
    },
    close: async () => runner?.close(),
  }
}

import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

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
  /** Has the modules of these ids made anew, in the browser too. */
  forget(isMeant: (id: string) => boolean): void
  close(): Promise<void>
}

/** Loads modules through the bundler's server. Nothing can be loaded before that has started. */
export function moduleLoader(): ModuleLoader {
  let vite: ViteDevServer | undefined
  let runner: ModuleRunner | undefined
  return {
    plugin: {
      name: 'module-loader',
      configureServer(server) {
        vite = server
        runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
      },
    },
    importModule: async file => {
      if (!runner) throw new Error('the server has not started')
      return runner.import(file)
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

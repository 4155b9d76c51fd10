import { enableCompileCache } from 'node:module'
import { ENGINE_CACHE_FOLDER } from '../project.ts'

/** Where Node keeps modules as they are compiled. In the environment of a thread, it does so from its first module on: `NODE_COMPILE_CACHE`. */
export const COMPILED_MODULES = ENGINE_CACHE_FOLDER

/**
 * Keeps the modules that are read from now on as they are compiled, for later runs: half of what it takes to load them is to
 * compile them. Each thread and each process has to ask for it by itself.
 */
export function keepCompiledModules(): void {
  enableCompileCache(COMPILED_MODULES)
}

import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { CACHE_FOLDER } from '../project.ts'

/**
 * Keeps the modules that are read from now on as they are compiled, for later runs: half of what it takes to load them is to
 * compile them. Each thread and each process has to ask for it by itself.
 */
export function keepCompiledModules(): void {
  enableCompileCache(path.join(CACHE_FOLDER, 'node'))
}

import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { PROJECT_ROOT } from '../project.ts'

/** Beside the packages, most of whose modules they are: whoever builds from nothing has the engine and its packages as they are installed. */
const COMPILED_MODULES = path.join(PROJECT_ROOT, 'node_modules/.cache/docs-engine')

/**
 * Keeps the modules that are read from now on as they are compiled, for later runs: half of what it takes to load them is to
 * compile them. Each thread and each process has to ask for it by itself.
 */
export function keepCompiledModules(): void {
  enableCompileCache(COMPILED_MODULES)
}

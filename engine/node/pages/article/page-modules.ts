import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../../cache/hash.ts'
import '../../config/shared-packages.ts'
import { LOCATING_MODULE } from '../compile/locating.ts'

/** Modules that are no files, by the address they are imported from, while they are imported. */
const modules = new Map<string, string>()

/** What stands for the module that a page imports when it was compiled for finding where it fails. */
const LOCATING_RUNTIME = new URL('./locating-runtime.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    if (modules.has(specifier)) return { url: specifier, shortCircuit: true }
    if (specifier === LOCATING_MODULE) return next(LOCATING_RUNTIME, context)
    return next(specifier, context)
  },
  load(address, context, next) {
    const source = modules.get(address)
    return source === undefined
      ? next(address, context)
      : { format: 'module', source, shortCircuit: true }
  },
})

/**
 * Imports code as if it stood in a file, so that its imports mean there what they say.
 * @param file absolute
 * @throws whatever the code or a module it imports throws
 */
export async function importAs<Module>(file: string, code: string): Promise<Module> {
  const address = `${pathToFileURL(path.resolve(file)).href}?${hashOf(code)}`
  modules.set(address, code)
  try {
    return await import(address)
  } finally {
    modules.delete(address)
  }
}

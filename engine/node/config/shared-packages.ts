import { createRequire, registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'

/**
 * Packages of which a site and the engine share one copy, the engine's: a site may lie anywhere, with no packages
 * beside it, and two copies of React could not render one page. The bundler is told the same (`vite-settings.ts`).
 */
export const SHARED_PACKAGES: readonly string[] = ['docs-engine', 'react', 'react-dom']

/** A module of the engine: what it imports is found where the engine finds it. */
const ENGINE_MODULE = pathToFileURL(path.join(ENGINE_ROOT, 'node/project.ts')).href

const PROJECT = pathToFileURL(`${PROJECT_ROOT}${path.sep}`).href

function isShared(specifier: string): boolean {
  return SHARED_PACKAGES.some(name => specifier === name || specifier.startsWith(`${name}/`))
}

/** The file that an import in a file leads to. @throws Error when it leads nowhere. */
export function resolveFrom(file: string, specifier: string): string {
  return createRequire(isShared(specifier) ? ENGINE_MODULE : file).resolve(specifier)
}

/** Whether an address is that of a site's own TypeScript outside the project, where another format may be set. */
function isForeignSource(address: string): boolean {
  return (
    address.startsWith('file:') &&
    !address.startsWith(PROJECT) &&
    !address.includes('/node_modules/') &&
    /\.ts(?:\?|$)/.test(address)
  )
}

// Sites are written as modules, whatever the folders above them say of JavaScript without a format.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(
      specifier,
      isShared(specifier) ? { ...context, parentURL: ENGINE_MODULE } : context,
    )
    return isForeignSource(resolved.url) ? { ...resolved, format: 'module-typescript' } : resolved
  },
})

import { existsSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import engine from '../../package.json' with { type: 'json' }
import { ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'

/*
 * A site may lie anywhere, with no packages beside it: it then gets those of the engine. Node learns of it here, the
 * bundler by `packagesFromEngine`.
 */

/** Packages that come from the engine even if a site has its own: two copies of React could not render one page. */
const SHARED_PACKAGES: readonly string[] = ['docs-engine', 'react', 'react-dom']

/** A module of the engine: what it imports is found where the engine finds it. */
const ENGINE_MODULE = path.join(ENGINE_ROOT, 'node/project.ts')
const ENGINE_ADDRESS = pathToFileURL(ENGINE_MODULE).href

const PROJECT_ADDRESS = pathToFileURL(`${PROJECT_ROOT}${path.sep}`).href

function isShared(specifier: string): boolean {
  return SHARED_PACKAGES.some(name => specifier === name || specifier.startsWith(`${name}/`))
}

/** Whether an import names a package, rather than a file, one of `imports` in package.json, or a part of Node. */
function isPackage(specifier: string): boolean {
  return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/i.test(specifier)
}

/** The file that an import in a file leads to. @throws Error when it leads nowhere. */
export function resolveFrom(file: string, specifier: string): string {
  return createRequire(isShared(specifier) ? ENGINE_MODULE : file).resolve(specifier)
}

/** Names of the packages that a site's modules get from the engine, wherever they lie. @param root folder of the site */
export function packagesFromEngine(root: string): string[] {
  const folders = createRequire(path.join(root, 'any.ts')).resolve.paths('any') ?? []
  const missing = Object.keys(engine.dependencies).filter(
    name => !folders.some(folder => existsSync(path.join(folder, name))),
  )
  return [...new Set([...SHARED_PACKAGES, ...missing])]
}

/** Whether a module is a site's own, of a site outside the project. */
function isForeign(address = ''): boolean {
  return (
    address.startsWith('file:') &&
    !address.startsWith(PROJECT_ADDRESS) &&
    !address.includes('/node_modules/')
  )
}

/**
 * What reads formulas brings a renderer along, for a form that nothing here asks for. It is large, and every worker of a build
 * would load it.
 */
const UNUSED = { package: 'katex', importer: '/micromark-extension-math/' } as const
const EMPTY_MODULE = 'data:text/javascript,export default {}'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === UNUSED.package && context.parentURL?.includes(UNUSED.importer))
      return { url: EMPTY_MODULE, shortCircuit: true }
    const fromEngine = () => next(specifier, { ...context, parentURL: ENGINE_ADDRESS })
    const fromImporter = () => {
      try {
        return next(specifier, context)
      } catch (error) {
        // A site without the package beside it gets the engine's.
        if (isForeign(context.parentURL) && isPackage(specifier)) return fromEngine()
        throw error
      }
    }
    const resolved = isShared(specifier) ? fromEngine() : fromImporter()
    // Sites are written as modules, whatever the folders above them say of scripts without a format.
    return isForeign(resolved.url) && /\.ts(?:\?|$)/.test(resolved.url)
      ? { ...resolved, format: 'module-typescript' }
      : resolved
  },
})

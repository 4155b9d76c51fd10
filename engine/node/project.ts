import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the engine, whose components every site is rendered with. */
export const ENGINE_ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Folder the engine lies in beside its packages. */
export const PROJECT_ROOT = path.dirname(ENGINE_ROOT)

/**
 * What the engine keeps of itself as it is installed, for all sites: its modules as they are compiled, and its bundles. It
 * lies beside the packages, most of whose code they are, and can be deleted at any time.
 */
export const ENGINE_CACHE_FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/docs-engine')

/**
 * What a build may keep between runs; it can be deleted at any time. `CACHE_FOLDER` in the environment replaces
 * it.
 */
export const CACHE_FOLDER = path.resolve(PROJECT_ROOT, process.env.CACHE_FOLDER ?? '.cache')

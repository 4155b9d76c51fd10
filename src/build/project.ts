import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this project, whose `src/` draws every site. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What a build may keep between runs; it can be deleted at any time. It has to lie in the project, because
 * compiled pages find the project's modules from there. `CACHE_FOLDER` in the environment replaces it.
 */
export const CACHE_FOLDER = path.resolve(PROJECT_ROOT, process.env.CACHE_FOLDER ?? '.cache')

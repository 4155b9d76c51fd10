import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this project, whose `src/` draws every site. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What a build may keep between runs; it can be deleted at any time. */
export const CACHE_FOLDER = path.join(PROJECT_ROOT, '.cache')

import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of the site of this project. */
export const SITE_ROOT = path.join(PROJECT_ROOT, 'site')

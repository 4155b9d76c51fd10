import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { CACHE_FOLDER, ENGINE_CACHE_FOLDER, PROJECT_ROOT } from '../project.ts'
import type { BundlePart } from './bundle-apart.ts'
import { siteStyleSheets } from './site-style-sheets.ts'

/** Folders of what is kept, by what is bundled into them. */
const FOLDERS = { renderer: 'renderers', browsers: 'bundles' } as const

/** What a site brings to its bundles, and where those are kept. */
export interface BundlePlace {
  /** The style sheets of the site, absolute. */
  sheets: readonly string[]
  /** Whether the site brings nothing: it has neither extensions nor rules. */
  isEngineAlone: boolean
  /** The folder of one part, for all keys. */
  folderOf(part: BundlePart): string
  /** Whether something was bundled there before: most builds need not bundle then. */
  isInUse: boolean
}

/** Whether files can be written beside the packages, which may have been installed by somebody else. */
function mayWriteBesidePackages(): boolean {
  try {
    accessSync(path.join(PROJECT_ROOT, 'node_modules'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Finds where the bundles of a site are kept: those of the engine alone with the engine, all others with what is kept of a site. */
export function bundlePlaceOf(root: string): BundlePlace {
  const sheets = siteStyleSheets(root)
  const isEngineAlone = sheets.length === 0 && !existsSync(path.join(root, EXTENSIONS_FILE))
  const parent = isEngineAlone && mayWriteBesidePackages() ? ENGINE_CACHE_FOLDER : CACHE_FOLDER
  const folderOf = (part: BundlePart) => path.join(parent, FOLDERS[part])
  return { sheets, isEngineAlone, folderOf, isInUse: existsSync(folderOf('renderer')) }
}

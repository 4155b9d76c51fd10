import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '#model/site.ts'
import { isSealed, makeFolder, markUsed, pruneFolder, sealFolder } from '../cache/cache.ts'
import { hashOf, hashOfFiles } from '../cache/hash.ts'
import type { ReadModule } from '../cache/module-graph.ts'
import { siteGraph } from '../pages/cache/page-keys.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '../project.ts'
import { bundleApart } from './bundle-apart.ts'
import {
  APP_ENTRY,
  BOOT_ENTRY,
  type Bundle,
  readBundle,
  SERVER_ENTRY,
  STYLE_ENTRY,
} from './read-bundle.ts'
import { siteStyleSheets } from './site-style-sheets.ts'
import { workerEntry } from './worker-entry.ts'

/** Files besides modules whose change makes the bundles outdated. */
const OTHER_SOURCES = [
  'package-lock.json',
  'engine/package.json',
  'engine/node/bundle/*.ts',
  'engine/words/*.ts',
  'engine/client/import-part.ts',
  'engine/**/*.{css,woff2}',
]

/** How many bundles the cache keeps: those of the last changes to the code, and of other settings. */
const KEPT_BUNDLES = 24

/**
 * Bundles scripts and styles, or takes them from the cache when nothing they are made of has changed.
 * @param onBundle called when they are bundled
 * @throws BuildError for a module or a style sheet that cannot be read.
 */
export async function bundleSite(
  root: string,
  site: Site,
  readModule: ReadModule,
  onBundle?: () => void,
): Promise<Bundle> {
  const entries = [BOOT_ENTRY, APP_ENTRY, STYLE_ENTRY, SERVER_ENTRY, workerEntry(site)]
  const key = hashOf(
    await siteGraph(root, readModule).hashOfAll(
      entries.map(entry => path.join(PROJECT_ROOT, entry)),
      'lazy',
    ),
    await hashOfFiles(PROJECT_ROOT, OTHER_SOURCES),
    // The packages of a site outside the project are its own.
    await hashOfFiles(root, ['package.json', 'package-lock.json']),
    await hashOfFiles('/', siteStyleSheets(root)),
    JSON.stringify(site),
  )
  const folder = path.join(CACHE_FOLDER, 'bundles', key)
  if (!(await isSealed(folder))) {
    onBundle?.()
    const fresh = `${folder}.${process.pid}`
    await makeFolder(path.dirname(folder))
    await rm(fresh, { recursive: true, force: true })
    await bundleApart({ root, site, folder: fresh })
    await sealFolder(fresh)
    if (!(await isSealed(folder))) await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder).catch(async error => {
      // Another build of the same sources was quicker.
      if (!(await isSealed(folder))) throw error
      await rm(fresh, { recursive: true, force: true })
    })
  }
  await markUsed(folder)
  await pruneFolder(path.dirname(folder), KEPT_BUNDLES)
  return readBundle(folder)
}

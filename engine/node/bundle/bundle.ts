import path from 'node:path'
import type { Site } from '#model/site.ts'
import { isSealed, keepFolder, markUsed, pruneFolder } from '../cache/cache.ts'
import { hashOf, hashOfFiles } from '../cache/hash.ts'
import type { ReadModule } from '../cache/module-graph.ts'
import { siteGraph } from '../pages/cache/page-keys.ts'
import { PROJECT_ROOT } from '../project.ts'
import { type BundlePart, type Bundler, startBundler } from './bundle-apart.ts'
import type { BundlePlace } from './bundle-place.ts'
import { type BundledSettings, bundledSettings } from './bundled-settings.ts'
import {
  APP_ENTRY,
  BOOT_ENTRY,
  type Bundle,
  readBundle,
  SERVER_ENTRY,
  SERVER_FILE,
  STYLE_ENTRY,
} from './read-bundle.ts'
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

/** How many bundles of each kind are kept: those of the last changes to the code, and of other base paths and languages. */
const KEPT_BUNDLES = 24

/** What is bundled of a site: what renders its pages, and what browsers get. */
export interface SiteBundles {
  /** Module that renders pages. It is there. */
  serverFile: string
  /** What browsers get, which may still be made. Whoever waits for it hears what is wrong. */
  browsers: Promise<Bundle>
}

/**
 * Bundles scripts and styles, or takes them from what is kept when nothing they are made of has changed. What renders pages
 * comes first, and has a folder of its own, where it stays: pages are rendered with it while what browsers get is still
 * bundled. Of a site without components and rules of its own, both are the engine's, and kept where it is installed.
 * @param place see `bundlePlaceOf`
 * @param onBundle called when they are bundled
 * @throws BuildError for a module or a style sheet that cannot be read, here or when `browsers` is awaited.
 */
export async function bundleSite(
  root: string,
  site: Site,
  place: BundlePlace,
  readModule: ReadModule,
  onBundle?: () => void,
): Promise<SiteBundles> {
  const settings = bundledSettings(site)
  const start = () => {
    onBundle?.()
    return startBundler()
  }
  // The first of all builds has nothing kept: its bundler loads while the bundles are named.
  let bundler: Bundler | undefined = place.isInUse ? undefined : start()
  const kept = async (part: BundlePart, key: string): Promise<string> => {
    const folder = path.join(place.folderOf(part), key)
    if (!(await isSealed(folder)))
      await keepFolder(folder, fresh => {
        bundler ??= start()
        return bundler.bundle({ part, root, settings, folder: fresh })
      })
    await markUsed(folder)
    await pruneFolder(path.dirname(folder), KEPT_BUNDLES)
    return folder
  }
  const keptForBrowsers = async (key: string): Promise<Bundle> => {
    try {
      return await readBundle(await kept('browsers', key), site)
    } finally {
      bundler?.end()
    }
  }
  try {
    const key = await keyOf(root, settings, place, readModule)
    const renderer = await kept('renderer', key)
    const browsers = keptForBrowsers(key)
    // It may fail before anybody waits for it.
    browsers.catch(() => {})
    return { serverFile: path.join(renderer, SERVER_FILE), browsers }
  } catch (error) {
    bundler?.end()
    throw error
  }
}

/** Names the bundles of a site by all that they are made of. */
async function keyOf(
  root: string,
  settings: BundledSettings,
  { sheets, isEngineAlone }: BundlePlace,
  readModule: ReadModule,
): Promise<string> {
  const entries = [BOOT_ENTRY, APP_ENTRY, STYLE_ENTRY, SERVER_ENTRY, workerEntry(settings)]
  return hashOf(
    await siteGraph(root, readModule).hashOfAll(
      entries.map(entry => path.join(PROJECT_ROOT, entry)),
      'lazy',
    ),
    await hashOfFiles(PROJECT_ROOT, OTHER_SOURCES),
    // The packages of a site outside the project are its own.
    isEngineAlone ? '' : await hashOfFiles(root, ['package.json', 'package-lock.json']),
    await hashOfFiles('/', sheets),
    JSON.stringify(settings),
  )
}

import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Plugin, type SSROptions } from 'vite'
import type { Site } from '#model/site.ts'
import { isSealed, makeFolder, markUsed, pruneFolder, sealFolder } from '../cache/cache.ts'
import { hashOf, hashOfFiles } from '../cache/hash.ts'
import type { ReadModule } from '../cache/module-graph.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { unreadable } from '../diagnostics/module-diagnostics.ts'
import { LICENSES_FILE } from '../output/shipped-packages.ts'
import { siteGraph } from '../pages/cache/page-keys.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '../project.ts'
import { checkedImportsPlugin } from './checked-imports.ts'
import { APP_ENTRY, BOOT_ENTRY, type Bundle, readBundle, STYLE_ENTRY } from './read-bundle.ts'
import { siteStyleSheets } from './site-style-sheets.ts'
import { entryOfPart, stylePartsOf } from './style-parts.ts'
import { viteSettings } from './vite-settings.ts'
import { bundleWorker, workerEntry } from './worker.ts'

/** Files besides modules whose change makes the bundles outdated. */
const OTHER_SOURCES = [
  'package-lock.json',
  'engine/package.json',
  'engine/node/bundle/*.ts',
  'engine/words/*.ts',
  'engine/client/import-part.ts',
  'engine/**/*.{css,woff2}',
]

/** What changes the scripts of the app after their names are made. */
const CHANGES_SCRIPTS = ['engine/node/bundle/{checked-imports,one-app-file,syntax}.ts']

/** How many bundles the cache keeps: those of the last changes to the code, and of other settings. */
const KEPT_BUNDLES = 24

const SERVER_ENTRY = 'engine/client/server.tsx'

/** Modules of the engine and packages that figures may share. The app has none of them. */
const FIGURE_KIT =
  /\/engine\/(?:figure-kit|model\/format|public\/(?:figures|format)|ui\/copy\/write-in-time)|\/node_modules\/(?:d3-|internmap\/)/

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
    // Each entry is bundled apart: together, they would share code in files of its own, and a first visit
    // would fetch more than the one boot script.
    await inProduction(() =>
      Promise.all([
        bundleBoot(root, site, path.join(fresh, 'boot')),
        bundleApp(root, site, path.join(fresh, 'app')),
        bundleStyles(root, site, path.join(fresh, 'styles')),
        bundleServer(root, site, path.join(fresh, 'server')),
        bundleWorker(root, site, path.join(fresh, 'worker')),
      ]),
    ).catch(error => {
      const found = unreadable(root, error)
      throw found ? new BuildError(found) : error
    })
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

/**
 * Runs a step in the environment that readers get. The bundler takes it from this process, where a test
 * runner has set another one: the cache would then hold React's development build.
 */
async function inProduction(step: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await step()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Bundles with the settings of the project and those of one bundle. */
async function bundle(
  root: string,
  site: Site,
  own: BuildOptions,
  { ssr, plugins = [] }: { ssr?: SSROptions; plugins?: Plugin[] } = {},
): Promise<void> {
  const { build: shared, plugins: all = [], ...settings } = viteSettings(root, site)
  const rolldownOptions = { ...shared?.rolldownOptions, ...own.rolldownOptions }
  await build({
    ...settings,
    plugins: [...all, ...plugins],
    ...(ssr && { ssr }),
    build: { ...shared, ...own, rolldownOptions },
  })
}

type BundleOptions = Required<Pick<BuildOptions, 'cssCodeSplit' | 'rolldownOptions'>> & {
  plugins?: Plugin[]
}

/** Bundles entries for the browser, with a manifest of what came of them. */
function bundleForBrowsers(
  root: string,
  site: Site,
  outDir: string,
  { cssCodeSplit, rolldownOptions, plugins }: BundleOptions,
): Promise<void> {
  const options: BuildOptions = {
    outDir,
    manifest: true,
    license: { fileName: LICENSES_FILE },
    cssCodeSplit,
    // What is imported on demand is fetched, and checked, by `engine/client/import-part.ts`.
    modulePreload: false,
    assetsInlineLimit: 0,
    // An entry may export more than it does by itself: what lazily loaded parts share with it then
    // stays in its file, instead of a second one that the browser would find only after the first.
    rolldownOptions: { preserveEntrySignatures: 'allow-extension', ...rolldownOptions },
  }
  return bundle(root, site, options, plugins && { plugins })
}

/** Bundles the script that every page begins with. */
function bundleBoot(root: string, site: Site, outDir: string): Promise<void> {
  return bundleForBrowsers(root, site, outDir, {
    cssCodeSplit: false,
    rolldownOptions: { input: BOOT_ENTRY },
  })
}

/** Bundles the script that hydrates the frame, and what it loads on demand. */
async function bundleApp(root: string, site: Site, outDir: string): Promise<void> {
  const salt = await hashOfFiles(PROJECT_ROOT, CHANGES_SCRIPTS)
  return bundleForBrowsers(root, site, outDir, {
    plugins: [checkedImportsPlugin(salt)],
    // Pages have the rules of all that scripts show.
    cssCodeSplit: false,
    rolldownOptions: {
      input: APP_ENTRY,
      output: {
        // Islands of a site have a name that tells them from menus and dialogs.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/[name]${facadeModuleId?.startsWith(`${root}${path.sep}`) ? '-island' : ''}-[hash].js`,
        codeSplitting: {
          groups: [
            // All that the app begins with is one file, also what figures share with it.
            { name: 'app', tags: ['$initial'], priority: 1 },
            {
              // What figures share is fetched with the first of them, in one file.
              name: 'figure-kit',
              test: id => FIGURE_KIT.test(id) || id.startsWith(`${root}${path.sep}`),
              minShareCount: 2,
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  })
}

/** Bundles the style sheet of every page, and those that only some need: each in a file of its own. */
function bundleStyles(root: string, site: Site, outDir: string): Promise<void> {
  const parts = stylePartsOf(root).map(part => [part.name, entryOfPart(part)] as const)
  return bundleForBrowsers(root, site, outDir, {
    cssCodeSplit: true,
    rolldownOptions: { input: { core: STYLE_ENTRY, ...Object.fromEntries(parts) } },
  })
}

function bundleServer(root: string, site: Site, outDir: string): Promise<void> {
  const options = { outDir, ssr: SERVER_ENTRY, minify: false, cssMinify: false }
  // Bundled, so that each worker loads only what is used of this package instead of all its modules.
  return bundle(root, site, options, { ssr: { noExternal: ['radix-ui', /^@radix-ui\//] } })
}

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Plugin, type SSROptions } from 'vite'
import { hashOfFiles } from '../cache/hash.ts'
import { LICENSES_FILE } from '../output/shipped-packages.ts'
import { PROJECT_ROOT } from '../project.ts'
import type { BundleTask } from './bundle-apart.ts'
import type { BundledSettings } from './bundled-settings.ts'
import { checkedImportsPlugin } from './checked-imports.ts'
import { APP_ENTRY, BOOT_ENTRY, SERVER_ENTRY, STYLE_ENTRY } from './read-bundle.ts'
import { entryOfPart, stylePartsOf } from './style-parts.ts'
import { viteSettings } from './vite-settings.ts'
import { withoutHydrationPlugin } from './without-hydration.ts'
import { bundleWorker } from './worker.ts'

/** What changes the scripts of the app after their names are made. */
const CHANGES_SCRIPTS = ['engine/node/bundle/{app-scripts,checked-imports,one-app-file,syntax}.ts']

/** Modules of the engine and packages that figures may share. The app has none of them. */
const FIGURE_KIT =
  /\/engine\/(?:figure-kit|model\/format|public\/(?:figures|format)|ui\/copy\/write-in-time)|\/node_modules\/(?:d3-|internmap\/)/

/** What bundles each entry that browsers get, by the name of its folder. */
const BROWSER_ENTRIES = {
  boot: bundleBoot,
  app: bundleApp,
  styles: bundleStyles,
  worker: bundleWorker,
} as const

/**
 * Bundles what renders pages, or what browsers get. Each entry is bundled apart: together, they would share code in files of
 * their own, and a first visit would fetch more than the one boot script. One is bundled after the other: together they take
 * half as much memory again, and hardly less time, since the bundler uses all cores for each.
 * @param task names the folder that is made; that of browsers has one for each entry.
 * @throws whatever the bundler does for a module or a style sheet that cannot be read.
 */
export async function bundlePart({ part, root, settings, folder }: BundleTask): Promise<void> {
  if (part === 'renderer') return bundleServer(root, settings, folder)
  for (const [name, bundleEntry] of Object.entries(BROWSER_ENTRIES))
    await bundleEntry(root, settings, path.join(folder, name))
}

/** Bundles with the settings of the project and those of one bundle. */
async function bundle(
  root: string,
  settings: BundledSettings,
  own: BuildOptions,
  { ssr, plugins = [] }: { ssr?: SSROptions; plugins?: Plugin[] } = {},
): Promise<void> {
  const { build: shared, plugins: all = [], ...others } = viteSettings(root, settings)
  const rolldownOptions = { ...shared?.rolldownOptions, ...own.rolldownOptions }
  await build({
    ...others,
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
  settings: BundledSettings,
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
  return bundle(root, settings, options, plugins && { plugins })
}

/** Bundles the script that every page begins with. */
function bundleBoot(root: string, settings: BundledSettings, outDir: string): Promise<void> {
  return bundleForBrowsers(root, settings, outDir, {
    cssCodeSplit: false,
    rolldownOptions: { input: BOOT_ENTRY },
  })
}

/** Bundles the script that hydrates the frame, and what it loads on demand. */
async function bundleApp(root: string, settings: BundledSettings, outDir: string): Promise<void> {
  const salt = await hashOfFiles(PROJECT_ROOT, CHANGES_SCRIPTS)
  return bundleForBrowsers(root, settings, outDir, {
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
function bundleStyles(root: string, settings: BundledSettings, outDir: string): Promise<void> {
  const parts = stylePartsOf(root).map(part => [part.name, entryOfPart(part)] as const)
  return bundleForBrowsers(root, settings, outDir, {
    cssCodeSplit: true,
    rolldownOptions: { input: { core: STYLE_ENTRY, ...Object.fromEntries(parts) } },
  })
}

async function bundleServer(
  root: string,
  settings: BundledSettings,
  outDir: string,
): Promise<void> {
  const options = { outDir, ssr: SERVER_ENTRY, minify: false, cssMinify: false }
  await bundle(root, settings, options, {
    // Bundled, so that each worker loads only what is used of this package instead of all its modules.
    ssr: { noExternal: ['radix-ui', /^@radix-ui\//] },
    plugins: [withoutHydrationPlugin()],
  })
  // Below the packages, Node would take a module for one of CommonJS.
  await writeFile(path.join(outDir, 'package.json'), '{"type":"module"}')
}

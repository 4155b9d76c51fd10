import path from 'node:path'
import { Features } from 'lightningcss'
import type { InlineConfig } from 'vite'
import { packagesFromEngine } from '../config/shared-packages.ts'
import { ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'
import type { BundledSettings } from './bundled-settings.ts'
import { bundlerLogger } from './bundler-logger.ts'
import { classConstantsPlugin } from './class-constants.ts'
import { extensionsPlugin } from './extensions-plugin.ts'
import { functionNamesPlugin } from './function-names.ts'
import { missingImportsPlugin } from './missing-imports.ts'
import { shortClassNamesPlugin } from './short-class-names.ts'
import { stylePartsPlugin } from './style-parts.ts'
import { wordsPlugin } from './words-plugin.ts'

/** The first browsers that the README promises: they have `light-dark()`, which takes half a kilobyte to stand in for. */
const STYLED_BROWSERS = { chrome: [123, 0], firefox: [125, 0], safari: [17, 5] } as const

/** The same as the transformer writes them: a byte each for the parts of the version. */
const STYLED_VERSIONS = Object.fromEntries(
  Object.entries(STYLED_BROWSERS).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
)

/** What every bundle of a site has in common. @param root folder of the site. */
export function viteSettings(root: string, settings: BundledSettings): InlineConfig {
  return {
    root: PROJECT_ROOT,
    base: settings.basePath,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    // Errors are thrown, too, and reported where they are caught.
    customLogger: { ...bundlerLogger(), error: () => {} },
    publicDir: false,
    plugins: [
      missingImportsPlugin(root),
      extensionsPlugin(root),
      wordsPlugin(settings.language),
      stylePartsPlugin(root),
      functionNamesPlugin(),
      classConstantsPlugin(),
      shortClassNamesPlugin(),
    ],
    resolve: {
      dedupe: packagesFromEngine(root),
      alias: {
        'd3-format': path.join(ENGINE_ROOT, 'figure-kit/numbers-only.ts'),
        'd3-interpolate': path.join(ENGINE_ROOT, 'figure-kit/numbers-only.ts'),
        'react-remove-scroll': path.join(ENGINE_ROOT, 'ui/overlay/no-scroll-lock.tsx'),
      },
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        // Names of animations are the page's own: those of a module would be in its script.
        cssModules: { pattern: '[hash]_[local]', grid: false, animation: false },
        // The checkers of markup that read rules within pages do not know nested ones.
        include: Features.Nesting,
        targets: STYLED_VERSIONS,
      },
    },
    build: {
      target: 'baseline-widely-available',
      cssTarget: Object.entries(STYLED_BROWSERS).map(([name, parts]) => name + parts.join('.')),
      cssMinify: 'lightningcss',
      emptyOutDir: true,
      // Warnings that ask for nothing: packages mark modules "use client", for servers that this site does not have;
      // an island is loaded on demand in the browser, but at once where pages are rendered; and on a busy machine any
      // plugin is slow.
      rolldownOptions: {
        checks: {
          moduleLevelDirective: false,
          ineffectiveDynamicImport: false,
          bundlerTimings: false,
        },
      },
    },
  }
}

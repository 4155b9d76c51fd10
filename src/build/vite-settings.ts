import path from 'node:path'
import type { InlineConfig } from 'vite'
import type { Site } from '#model/site.ts'
import { PROJECT_ROOT } from './project.ts'

/** What every bundle of the site has in common. */
export function viteSettings(site: Site): InlineConfig {
  return {
    root: PROJECT_ROOT,
    base: site.basePath,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: {
      alias: {
        'd3-format': path.join(PROJECT_ROOT, 'src/figures/kit/numbers-only.ts'),
        'd3-interpolate': path.join(PROJECT_ROOT, 'src/figures/kit/numbers-only.ts'),
        'react-remove-scroll': path.join(PROJECT_ROOT, 'src/ui/overlay/no-scroll-lock.tsx'),
      },
    },
    define: { __SITE__: JSON.stringify(site) },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: '[hash]_[local]', grid: false } },
    },
    build: {
      target: 'baseline-widely-available',
      cssMinify: 'lightningcss',
      emptyOutDir: true,
      // Packages mark their modules for a server of components, which this site has not; and an island is
      // loaded on demand in the browser, but at once where pages are drawn. Slow plugins are a busy machine.
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

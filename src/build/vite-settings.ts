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
      // loaded on demand in the browser, but at once where pages are drawn.
      rolldownOptions: { checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false } },
    },
  }
}

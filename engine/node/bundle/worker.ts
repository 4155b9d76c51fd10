import { build, type InlineConfig } from 'vite'
import { WORKER_FILE } from '#model/offline.ts'
import type { Site } from '#model/site.ts'
import { LICENSES_FILE } from '../output/shipped-packages.ts'
import { viteSettings } from './vite-settings.ts'
import { workerEntry } from './worker-entry.ts'

/** How a worker is bundled: one file under a name that stays, and no module, which not all browsers take there. */
function workerSettings(root: string, site: Site, own: InlineConfig['build']): InlineConfig {
  const { build: shared, ...settings } = viteSettings(root, site)
  return {
    ...settings,
    build: {
      ...shared,
      ...own,
      rolldownOptions: {
        ...shared?.rolldownOptions,
        input: workerEntry(site),
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  }
}

/** Bundles the service worker of a site into a folder. */
export async function bundleWorker(root: string, site: Site, outDir: string): Promise<void> {
  const license = { fileName: LICENSES_FILE }
  await build(workerSettings(root, site, { outDir, license }))
}

/** The script of the worker that ends that of earlier releases. */
export async function switchOffScript(
  root: string,
  { offline: _, ...site }: Site,
): Promise<string> {
  const bundles = await build(workerSettings(root, site, { write: false }))
  const [chunk] = [bundles].flat().flatMap(each => ('output' in each ? each.output : []))
  return chunk?.type === 'chunk' ? chunk.code : ''
}

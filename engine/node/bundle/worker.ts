import { build, type InlineConfig } from 'vite'
import { WORKER_FILE } from '#model/offline.ts'
import { LICENSES_FILE } from '../output/shipped-packages.ts'
import type { BundledSettings } from './bundled-settings.ts'
import { viteSettings } from './vite-settings.ts'
import { workerEntry } from './worker-entry.ts'

/** How a worker is bundled: one file under a name that stays, and no module, which not all browsers take there. */
function workerSettings(
  root: string,
  settings: BundledSettings,
  own: InlineConfig['build'],
): InlineConfig {
  const { build: shared, ...all } = viteSettings(root, settings)
  return {
    ...all,
    build: {
      ...shared,
      ...own,
      rolldownOptions: {
        ...shared?.rolldownOptions,
        input: workerEntry(settings),
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  }
}

/** Bundles the service worker of a site into a folder. */
export async function bundleWorker(
  root: string,
  settings: BundledSettings,
  outDir: string,
): Promise<void> {
  const license = { fileName: LICENSES_FILE }
  await build(workerSettings(root, settings, { outDir, license }))
}

/** The script of the worker that ends that of earlier releases. */
export async function switchOffScript(
  root: string,
  { offline: _, ...settings }: BundledSettings,
): Promise<string> {
  const bundles = await build(workerSettings(root, settings, { write: false }))
  const [chunk] = [bundles].flat().flatMap(each => ('output' in each ? each.output : []))
  return chunk?.type === 'chunk' ? chunk.code : ''
}

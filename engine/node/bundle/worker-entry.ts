import type { BundledSettings } from './bundled-settings.ts'

/**
 * What the service worker of a site is made of, from the project's root: a site without offline reading has one that ends
 * that of earlier releases.
 */
export function workerEntry({ offline }: BundledSettings): string {
  return offline ? 'engine/worker/reading.ts' : 'engine/worker/switch-off.ts'
}

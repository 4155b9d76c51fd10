import { keepFace } from './keep-face.ts'
import type { ShownStore } from './navigation/shown.ts'
import { startOfflineReading } from './offline-reading.ts'
import { site } from './site.ts'

/** Starts what serves later pages alone: the text face, and reading without a network where the site has it. */
export function startInBackground(store: ShownStore): void {
  if (site.offline && !import.meta.hot) startOfflineReading(store, site.basePath)
  keepFace(store).catch(() => {
    // Without it, text keeps the fallback.
  })
}

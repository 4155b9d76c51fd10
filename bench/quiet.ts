import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Programs that may want the processor on average, over the last minute, when measuring begins. */
export const MOST_LOAD = 0.7

/** How long is waited for other work to end, what was done before among it; in milliseconds. */
const PATIENCE_MS = 300_000
/** How often is looked, in milliseconds. */
const LOOK_MS = 5_000

/**
 * Waits until the machine is quiet, but not for long.
 * @returns the load that measuring begins at, an average over the last minute.
 */
export async function untilQuiet(): Promise<number> {
  const end = performance.now() + PATIENCE_MS
  const load = () => loadavg()[0] ?? 0
  while (load() > MOST_LOAD && performance.now() < end) await wait(LOOK_MS)
  return load()
}

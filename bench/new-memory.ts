/** What memory is handed out in, in bytes. */
const PAGE = 4096
/** How many pages are asked for: 64 MiB. */
const PAGES = 16_384

/**
 * How long the machine takes to hand out a page of memory, in microseconds. A guest whose host is busy, or wants memory back, waits
 * for each, which no load tells: builds, which ask for many, took up to five times as long then, with nothing else at work.
 */
export function newMemoryUs(): number {
  const memory = Buffer.allocUnsafeSlow(PAGES * PAGE)
  const begun = performance.now()
  for (let page = 0; page < PAGES; page++) memory[page * PAGE] = 1
  return ((performance.now() - begun) * 1000) / PAGES
}

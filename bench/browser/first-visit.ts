import type { Browser } from '@playwright/test'
import { median } from '../statistics.ts'
import { CPU_SLOWDOWN, onPhone } from './launch.ts'

/** A first visit without any input. Times in milliseconds. */
export interface Visit {
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time: what tasks take beyond 50 ms each, from the first paint on. */
  tbt: number
  /** Cumulative layout shift, a score without unit. */
  cls: number
  /** Requests and bytes on the wire, headers included. */
  requests: number
  bytes: number
}

/** A task longer than this blocks, in milliseconds. */
const LONG_TASK_MS = 50
/** How long a page may load: some send megabytes over the slow line; in milliseconds. */
const LOAD_MS = 300_000
/** How long a page is watched after it has loaded, in milliseconds. */
const WATCH_MS = 1_500

async function visit(browser: Browser, url: string): Promise<Visit> {
  return onPhone(browser, { line: true, cpu: CPU_SLOWDOWN }, async (page, devtools) => {
    let requests = 0
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1
      bytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS })
    await page.waitForTimeout(WATCH_MS)
    const times = await page.evaluate(async longTask => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>(resolve => {
          const observer = new PerformanceObserver(list => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          // Without entries the observer stays silent.
          setTimeout(() => resolve([]), 200)
        })
      const [paints, shifts, tasks] = await Promise.all(
        ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
      )
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const shiftOf = (entry: PerformanceEntry) =>
        'value' in entry && typeof entry.value === 'number' ? entry.value : 0
      return {
        fcp: firstPaint,
        lcp: paints?.at(-1)?.startTime ?? Number.NaN,
        cls: (shifts ?? []).reduce((sum, entry) => sum + shiftOf(entry), 0),
        tbt: (tasks ?? [])
          .filter(({ startTime }) => startTime >= firstPaint)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0),
      }
    }, LONG_TASK_MS)
    return { ...times, requests, bytes }
  })
}

/** Visits pages in turns, so that what else the machine does falls on all alike. @returns all visits, by page. */
export async function visitInTurns<Name extends string>(
  browser: Browser,
  urls: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Record<Name, Visit[]>> {
  const names = Object.keys(urls) as Name[]
  const visits = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<
    Name,
    Visit[]
  >
  // The first visit of all warms the browser and the server, and does not count.
  for (const name of names) await visit(browser, urls[name])
  for (let run = 0; run < runs; run++) {
    for (const name of names) visits[name].push(await visit(browser, urls[name]))
  }
  return visits
}

/** Visits pages in turns. @returns medians, by page. */
export async function firstVisits<Name extends string>(
  browser: Browser,
  urls: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Record<Name, Visit>> {
  const visits = await visitInTurns(browser, urls, runs)
  const middle = (name: Name, measure: keyof Visit) =>
    median(visits[name].map(each => each[measure]))
  return Object.fromEntries(
    (Object.keys(urls) as Name[]).map(name => [
      name,
      {
        fcp: middle(name, 'fcp'),
        lcp: middle(name, 'lcp'),
        tbt: middle(name, 'tbt'),
        cls: middle(name, 'cls'),
        requests: middle(name, 'requests'),
        bytes: middle(name, 'bytes'),
      },
    ]),
  ) as Record<Name, Visit>
}

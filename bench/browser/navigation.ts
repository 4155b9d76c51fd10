import type { Browser, Locator } from '@playwright/test'
import { median } from '../statistics.ts'
import { CPU_SLOWDOWN, onPhone } from './launch.ts'

/** From a click on a link to its page's painted heading, its page prefetched; in milliseconds. */
export interface NavigationFigures {
  /** The first navigation after the app came to life. */
  first: number
  /** Those that follow, to pages not shown before. */
  later: number
}

/** Time for the app to come to life and to prefetch what is in view, in milliseconds. */
const SETTLE_MS = 1_500

/** Clicks the link to the next page. @returns milliseconds until its heading is painted. */
function clickThrough(link: Locator): Promise<number> {
  return link.evaluate(
    element =>
      new Promise<number>((resolve, reject) => {
        if (!(element instanceof HTMLElement)) return reject(new Error('the link is no element'))
        const heading = () => document.querySelector('#article h1')
        const before = heading()
        const start = performance.now()
        element.click()
        const look = () => {
          if (heading() === before) requestAnimationFrame(look)
          // The frame that follows has painted the heading.
          else requestAnimationFrame(() => resolve(performance.now() - start))
        }
        requestAnimationFrame(look)
      }),
  )
}

/**
 * Follows the "next" links from a page on, each page prefetched by a pointer on its link, at a slowed
 * processor. A click is told to the page itself, so that no time of the test tool is counted.
 * @param url address of the first page.
 * @param steps pages to go on to in each run, at least 2.
 */
export async function measureNavigation(
  browser: Browser,
  url: string,
  steps: number,
  runs: number,
): Promise<NavigationFigures> {
  const first: number[] = []
  const later: number[] = []
  for (let run = 0; run < runs; run++) {
    await onPhone(browser, { line: false, cpu: CPU_SLOWDOWN }, async page => {
      await page.goto(url, { waitUntil: 'load' })
      await page.mouse.move(100, 300)
      await page.waitForTimeout(SETTLE_MS)
      for (let step = 0; step < steps; step++) {
        const link = page.locator('footer a[rel="next"]')
        const target = await link.getAttribute('href')
        await link.dispatchEvent('pointerover')
        await page.waitForTimeout(SETTLE_MS)
        const document = await page.evaluateHandle(() => window.document)
        const time = await clickThrough(link)
        const isSameDocument = await document.evaluate(old => old === window.document)
        if (!isSameDocument || new URL(page.url()).pathname !== target)
          throw new Error(`${target} was not shown by the app`)
        if (step === 0) first.push(time)
        else later.push(time)
      }
    })
  }
  return { first: median(first), later: median(later) }
}

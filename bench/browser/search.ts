import type { Browser, Page } from '@playwright/test'
import { median } from '../statistics.ts'
import { CPU_SLOWDOWN, onPhone } from './launch.ts'

/** From the last key to results that no longer change, the debounce included; in milliseconds. */
export interface SearchFigures {
  fullSpeed: number
  /** At a slowed processor. */
  slowed: number
}

/** How long nothing may change for results to count as settled, in milliseconds. */
const QUIET_MS = 800
/** Time for the dialog to appear, and for its index to arrive, in milliseconds. */
const WAIT_MS = 3_000
/** Time for the page to start listening, in milliseconds. */
const LISTEN_MS = 200

/** Types a query's last letter and waits for the results. @returns undefined when there is no dialog. */
async function searchOnce(page: Page, query: string): Promise<number | undefined> {
  await page.mouse.move(100, 300)
  await page.waitForTimeout(1_000)
  await page.keyboard.press('/')
  const input = page.getByRole('dialog').locator('input')
  const opened = await input
    .first()
    .waitFor({ timeout: WAIT_MS })
    .then(() => true)
    .catch(() => false)
  if (!opened) return undefined
  await page.keyboard.type(query.slice(0, -1))
  await page.waitForTimeout(WAIT_MS)
  const settled = page.evaluate(
    quiet =>
      new Promise<number>((resolve, reject) => {
        const listen = ({ timeStamp }: KeyboardEvent) => {
          let last: number | undefined
          const observer = new MutationObserver(() => {
            requestAnimationFrame(() => {
              last = performance.now()
            })
          })
          const dialog = document.querySelector('[role="dialog"], dialog') ?? document.body
          observer.observe(dialog, { subtree: true, childList: true, characterData: true })
          setTimeout(() => {
            if (last === undefined)
              reject(new Error('the last letter of the query changes nothing'))
            else resolve(last - timeStamp)
          }, quiet)
        }
        document.addEventListener('keydown', listen, { once: true, capture: true })
      }),
    QUIET_MS,
  )
  await page.waitForTimeout(LISTEN_MS)
  await page.keyboard.press(query.slice(-1))
  return settled
}

/** Searches with the index at hand. @returns undefined when the site has no search dialog. */
export async function measureSearch(
  browser: Browser,
  url: string,
  query: string,
  runs: number,
): Promise<SearchFigures | undefined> {
  const atSpeed = async (cpu: number): Promise<number | undefined> => {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const time = await onPhone(browser, { line: false, cpu }, async page => {
        await page.goto(url, { waitUntil: 'load' })
        return searchOnce(page, query)
      })
      if (time === undefined) return undefined
      times.push(time)
    }
    return median(times)
  }
  const fullSpeed = await atSpeed(1)
  const slowed = fullSpeed === undefined ? undefined : await atSpeed(CPU_SLOWDOWN)
  return fullSpeed === undefined || slowed === undefined ? undefined : { fullSpeed, slowed }
}

import type { Page } from '@playwright/test'

/**
 * By how much a page has moved so far without an input of the reader.
 * @returns the sum of its layout shifts, a fraction of the window. @see https://web.dev/articles/cls
 */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const { value, hadRecentInput } = entry.toJSON()
            if (!hadRecentInput) sum += value
          }
        }
        const observer = new PerformanceObserver(list => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        const end = () => {
          add(observer.takeRecords())
          observer.disconnect()
          resolve(sum)
        }
        // Entries of the past are told before the frame after the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(end)))
      }),
  )
}

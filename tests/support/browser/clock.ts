import type { Page } from '@playwright/test'

/** Has the clock of a page run faster or slower, so that all it does seems to take so many times longer. Runs in the page. */
export function stretchTime(times: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() * times
}

/** So many times less that nothing takes long, however busy the machine is. */
export const SHORT_TIME = 0.001

/** Has everything that the next documents of a page do take next to no time by their clock. */
export const shortenTime = (page: Page) => page.addInitScript(stretchTime, SHORT_TIME)

import type { Page } from '@playwright/test'

const LEFT = 'Execution context was destroyed'

/** Asks a page something, and asks the next document where the page was on its way to that. @throws what the asking throws. */
export async function askWholeDocument<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!String(error).includes(LEFT)) throw error
    await page.waitForLoadState()
    return askWholeDocument(page, ask)
  }
}

import type { Page } from '@playwright/test'

/** Whether a page could not answer because it was left for another document meanwhile. */
export function wasLeft(error: unknown): boolean {
  return String(error).includes('Execution context was destroyed')
}

/** Asks a page something, and asks the next document where the page was on its way to that. @throws what the asking throws. */
export async function askWholeDocument<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!wasLeft(error)) throw error
    await page.waitForLoadState()
    return askWholeDocument(page, ask)
  }
}

import type { Page } from '@playwright/test'

/** Makes the browser refuse all storage to the pages that are loaded from now on, as some settings of privacy do. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
}

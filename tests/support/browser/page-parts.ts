import type { Locator, Page } from '@playwright/test'

/** The heading of the page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** The sidebar: a column, or, on a phone, what its button opens. */
export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Documentation' })
}

/** Opens all that can be opened in place in the main part of a page. */
export async function openDetails(page: Page): Promise<void> {
  const details = page.locator('main details')
  await details.evaluateAll(elements => {
    for (const element of elements) element.setAttribute('open', '')
  })
}

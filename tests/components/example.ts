import type { Locator, Page } from '@playwright/test'
import { expect } from '#support/browser/test.ts'
import { areHydrated } from '#support/hydrated.ts'

/** An example of the present page of the gallery, by its heading. */
export function example(page: Page, title: string): Locator {
  return page
    .getByRole('heading', { level: 2, name: title })
    .locator('xpath=following-sibling::div[1]')
}

/** The same, once its interactive parts answer. */
export async function hydratedExample(page: Page, title: string): Promise<Locator> {
  const found = example(page, title)
  await found.scrollIntoViewIfNeeded()
  const islands = found.locator('[data-island]')
  await expect(islands).not.toHaveCount(0)
  await expect.poll(() => islands.evaluateAll(areHydrated)).toBe(true)
  return found
}

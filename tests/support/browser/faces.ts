import type { Page } from '@playwright/test'
import { allowChangedFiles } from './changed-files.ts'

/** Has the pages that are opened from now on wait for their faces: one that comes after the first paint is otherwise left out until the next page. */
export async function waitForFaces(page: Page): Promise<void> {
  await allowChangedFiles(page)
  await page.route('**/assets/*.css', async route => {
    const response = await route.fetch()
    const rules = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body: rules })
  })
}

/** Waits until the faces that a page has asked for are there. */
export async function facesOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

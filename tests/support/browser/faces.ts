import type { Page } from '@playwright/test'

/** Has the pages that are opened from now on wait for their faces: one that comes after the first paint is otherwise left out until the next page. */
export async function waitForFaces(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async route => {
      const response = await route.fetch({ maxRedirects: 0 })
      const html = await response.text()
      await route.fulfill({
        response,
        body: html
          .replaceAll('font-display:optional', 'font-display:block')
          // A phone's first page would do without.
          .replaceAll('--face:"Geist fallback"', '--face:"Geist"'),
      })
    },
  )
}

/** Waits until the faces that a page has asked for are there. */
export async function facesOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

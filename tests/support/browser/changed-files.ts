import type { Page } from '@playwright/test'
import { appWithoutDigests, pageWithoutDigests } from '../integrity.ts'

/** Lets a test change scripts and style sheets on their way: pages and the app hold them to no digest. */
export async function allowChangedFiles(page: Page): Promise<void> {
  await page.route('**/assets/client-*.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: appWithoutDigests(await response.text()) })
  })
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async route => {
      const response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response, body: pageWithoutDigests(await response.text()) })
    },
  )
}

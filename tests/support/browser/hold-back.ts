import type { Page, Request } from '@playwright/test'

/**
 * Has requests hang until they are released.
 * @param files pattern of their addresses
 * @param isMeant says which of them hang; by default all
 */
export async function holdBack(
  page: Page,
  files: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async (route, request) => {
    if (isMeant(request)) await released
    await route.continue()
  })
  return { release }
}

import type { Page, Request, Route } from '@playwright/test'

/**
 * Has requests hang until they are released.
 * @param files pattern of their addresses
 * @param isMeant says which of them hang; by default all
 * @param end what becomes of those then; by default they are answered
 */
export async function holdBack(
  page: Page,
  files: string,
  isMeant: (request: Request) => boolean = () => true,
  end: (route: Route) => Promise<void> = route => route.continue(),
): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async (route, request) => {
    if (!isMeant(request)) return route.continue()
    await released
    await end(route)
  })
  return { release }
}

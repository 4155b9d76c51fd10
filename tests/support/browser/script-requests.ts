import type { Page } from '@playwright/test'

/** The addresses of scripts that a page asks for from now on; the list grows. */
export function scriptRequests(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

import type { BrowserContext } from '@playwright/test'

/**
 * Collects, as they happen, the console errors, exceptions, failed requests, answers with an error status
 * and requests that leave the site.
 * @param address of the site, with its base path: requests to other places are foreign.
 */
export function troublesOf(context: BrowserContext, address: string): string[] {
  const troubles: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  context.on('weberror', error => {
    troubles.push(`exception: ${error.error().message}`)
  })
  context.on('request', request => {
    const url = request.url()
    if (/^https?:/.test(url) && !`${url}/`.startsWith(address))
      troubles.push(`foreign request: ${url}`)
  })
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // A page that is left gives up what it was fetching.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed request: ${request.url()} ${reason}`)
  })
  context.on('response', response => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`)
  })
  return troubles
}

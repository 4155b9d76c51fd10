import type { Locator, Page } from '@playwright/test'

/** Adds a link to the end of a page's article, to an address that no page of the site links to. */
export async function addLink(page: Page, address: string): Promise<Locator> {
  const name = `to ${address}`
  await page.evaluate(
    ([href, text]) => {
      const link = document.createElement('a')
      link.href = href
      link.textContent = text
      document.querySelector('#article')?.append(link)
    },
    [address, name] as const,
  )
  return page.getByRole('link', { name, exact: true })
}

import type { Locator, Page } from '@playwright/test'
import { expect, hydrate } from './test.ts'

/** The section of a call. */
export function callOf(page: Page, summary: string): Locator {
  return page.getByRole('region', { name: summary, exact: true })
}

/** The form of a call. */
export function formOf(page: Page, summary: string): Locator {
  return page.getByRole('form', { name: `Request: ${summary}` })
}

/** Opens the form of a call. */
export async function openForm(page: Page, summary: string): Promise<Locator> {
  await hydrate(page)
  const form = formOf(page, summary)
  await callOf(page, summary).getByRole('button', { name: 'Try it' }).click()
  await expect(form).toBeVisible()
  return form
}

/** Where the files lie that the forms of the two APIs fetch. */
export const FORM_FILES = {
  sushi: '**/assets/api-openapi-*.json',
  blade: '**/assets/api-blade-openapi-*.json',
} as const

/** Has the forms of a page name another host, so that requests go there. */
export async function withHost(page: Page, files: string, from: string, to: string): Promise<void> {
  await page.route(files, async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(from, to) })
  })
}

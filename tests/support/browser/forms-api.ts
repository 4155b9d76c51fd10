import type { Page } from '@playwright/test'
import { BLADE_HOST } from '#site/facts/api/blade-api.ts'
import { API_HOST } from '#site/facts/api/host.ts'
import { type LocalApi, startLocalApi } from './local-api.ts'
import { FORM_FILES, withHost } from './open-form.ts'
import { expect, test } from './test.ts'

/** Has every test of a file send its forms to an API on this machine. @returns the API of the test that runs. */
export function sendToLocalApi(): () => LocalApi {
  let api: LocalApi | undefined
  test.beforeEach(async ({ page }) => {
    api = await startLocalApi()
    await withHost(page, FORM_FILES.sushi, API_HOST, api.url)
    await withHost(page, FORM_FILES.blade, BLADE_HOST, api.url)
  })
  test.afterEach(async () => api?.stop())
  return () => {
    if (!api) throw new Error('no test runs')
    return api
  }
}

/**
 * Notes when a page to come has the first part of an answer's body in hand: what a browser has received and the page
 * has not read is lost when the request ends.
 * @returns waits for that
 */
export async function watchFirstPart(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { read } = ReadableStreamDefaultReader.prototype
    ReadableStreamDefaultReader.prototype.read = async function () {
      const part = await read.call(this)
      document.documentElement.dataset.partRead = ''
      return part
    }
  })
  return () => expect(page.locator('html[data-part-read]')).toBeAttached()
}

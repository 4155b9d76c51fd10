import { expect, type Page } from '@playwright/test'
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

/** Whether the text of a page is in its own face, and not in the one that stands in for it. */
const hasItsFace = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const [face = ''] = getComputedStyle(document.body).fontFamily.split(',')
    const ruler = document.createElement('canvas').getContext('2d')
    const widthIn = (family: string) => {
      if (ruler) ruler.font = `16px ${family}`
      return ruler?.measureText('Sushi documentation').width
    }
    return widthIn(`${face}, monospace`) !== widthIn('monospace')
  })

/**
 * Opens a page, and anew if its face came too late for the first paint: the next document would have it, and be of
 * another height than this one.
 */
export async function openWithFaces(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(async () => {
      const isThere = await hasItsFace(page)
      if (!isThere) await page.reload()
      return isThere
    })
    .toBe(true)
}

import { expect, type Page } from '@playwright/test'
import { KEPT_FACE, TEXT_FACE } from '#engine/model/text-face.ts'

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
          // A first page would do without: on a phone all of it, elsewhere its code.
          .replaceAll('--face:"Geist fallback"', '--face:"Geist"')
          .replaceAll('--mono-face:"Mono fallback"', '--mono-face:"Geist Mono"'),
      })
    },
  )
}

/** Has the visitor of a page be one who has fetched the text face before, from the next document on. */
async function noteFace(page: Page): Promise<void> {
  await page.evaluate(key => {
    const link = document.querySelector<HTMLLinkElement>('link[as=font]')
    if (link) localStorage.setItem(key, link.href)
  }, KEPT_FACE)
}

/** Opens the front page and has its visitor be one who has the faces already: no page is then a first one, in any window. */
export async function noteFaces(page: Page): Promise<void> {
  await page.goto('/')
  await noteFace(page)
}

/** Waits until the faces that a page asks for are there: one of formulas or of code changes the lines that it comes to. */
export async function facesOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is not laid out has asked for none yet.
    document.documentElement.getBoundingClientRect()
    await document.fonts.ready
  })
}

/** Whether the text of a page asks for its own face: a phone's first page does not. */
const asksForItsFace = (page: Page): Promise<boolean> =>
  page.evaluate(name => {
    const [face = ''] = getComputedStyle(document.body).fontFamily.split(',')
    return face.endsWith(`${name}"`) || face === name
  }, TEXT_FACE)

/** Whether the text of a page, and its formulas, are in the faces that they ask for now, and not in those that stand in. */
export const isInItsFace = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d')
    const widthIn = (family: string, text: string) => {
      if (ruler) ruler.font = `16px ${family}`
      return ruler?.measureText(text).width
    }
    const isIn = (element: Element, text: string) => {
      const [face = ''] = getComputedStyle(element).fontFamily.split(',')
      // The math face of the browser is none that a page fetches.
      if (face === 'math') return true
      return widthIn(`${face}, monospace`, text) !== widthIn('monospace', text)
    }
    const formula = document.querySelector('math')
    return isIn(document.body, 'Sushi documentation') && (!formula || isIn(formula, '0123456789'))
  })

/** The same, once the faces are there. */
export async function hasItsFace(page: Page): Promise<boolean> {
  await facesOf(page)
  return isInItsFace(page)
}

/**
 * Opens a page, and anew if its face came too late for the first paint, or is not asked for on a first page: the next
 * document would have it, and be of another height than this one.
 */
export async function openWithFaces(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(async () => {
      if (!(await asksForItsFace(page))) await noteFace(page)
      else if (await hasItsFace(page)) return true
      await page.reload()
      return false
    })
    .toBe(true)
}

import type { Page } from '@playwright/test'

/** A window of 1280 by 1024 pixels at 400 % (WCAG 2.2, criterion 1.4.10). */
export const ENLARGED = { width: 320, height: 256 }

/**
 * What a reader of such a window cannot read: what makes the page scroll sideways, and titles of sections that stay covered
 * when they are led to.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(ENLARGED)
  return page.evaluate(() => {
    const view = document.documentElement.clientWidth
    const named = (element: Element) =>
      `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`
    const scrolls = document.documentElement.scrollWidth > view
    const isBeyond = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > view + 1 && element.checkVisibility()
    }
    const beyond = scrolls ? [...document.querySelectorAll('body *')].filter(isBeyond) : []
    const covered = [...document.querySelectorAll('#article :is(h1, h2, h3)')].filter(title => {
      if (!title.checkVisibility()) return false
      title.scrollIntoView({ block: 'start', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(title)
      const [line] = range.getClientRects()
      if (!line || line.width < 2) return false
      const above = document.elementFromPoint(
        line.left + Math.min(line.width, view) / 2,
        line.top + line.height / 2,
      )
      return above === null || !(title.contains(above) || above.contains(title))
    })
    return [
      ...beyond.slice(-1).map(element => `wider than the window: ${named(element)}`),
      ...covered.map(title => `covered: ${named(title)}`),
    ]
  })
}

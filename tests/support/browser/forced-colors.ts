import type { Page } from '@playwright/test'

/** The color that all is drawn on where a system forces its colors. */
export function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'Canvas'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
}

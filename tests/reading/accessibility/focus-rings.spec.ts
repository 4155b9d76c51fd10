import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '#support/browser/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What can be focused, and whose ring is cut off by a region that cannot be scrolled any further. */
function cutRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const ringOf = (element: HTMLElement) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      return outlineStyle === 'none'
        ? 0
        : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    }
    /** The region that cuts the ring off. What it could still be scrolled by cuts nothing off, nor does what is around it. */
    const cutBy = (element: HTMLElement, ring: number) => {
      const box = element.getBoundingClientRect()
      const sides = new Set(['left', 'right', 'top', 'bottom'])
      // What is placed by something further out is not cut off by what lies between.
      let isPlaced = getComputedStyle(element).position === 'absolute'
      for (let region = element.parentElement; region; region = region.parentElement) {
        const { overflowX, position } = getComputedStyle(region)
        if (region === document.body) return undefined
        if (isPlaced && position === 'static') continue
        isPlaced = position === 'absolute'
        if (overflowX !== 'visible') {
          const edge = region.getBoundingClientRect()
          const beyond = {
            left: edge.left - box.left + ring,
            right: box.right + ring - edge.right,
            top: edge.top - box.top + ring,
            bottom: box.bottom + ring - edge.bottom,
          }
          const left = {
            left: region.scrollLeft,
            right: region.scrollWidth - region.clientWidth - region.scrollLeft,
            top: region.scrollTop,
            bottom: region.scrollHeight - region.clientHeight - region.scrollTop,
          }
          for (const side of ['left', 'right', 'top', 'bottom'] as const) {
            if (!sides.has(side) || beyond[side] <= 1) continue
            if (overflowX === 'clip' || left[side] < 1) return `${side} ${region.className}`
            sides.delete(side)
          }
        }
        // What lies over the page is cut off by nothing around it.
        if (position === 'fixed') return undefined
      }
      return undefined
    }
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, [tabindex="0"]',
    )
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.focus({ focusVisible: true } as FocusOptions)
      const ring = ringOf(control)
      if (document.activeElement !== control || ring <= 0) continue
      const by = cutBy(control, ring)
      const name = control.textContent || control.getAttribute('aria-label')
      if (by !== undefined) cut.push(`${control.tagName} "${name}" at ${by}`)
    }
    return cut
  })
}

for (const path of ['/', '/api/swagger', '/contracts/clamm', '/sdk/quote', '/amm/clamm'])
  test(`the ring of what is focused is whole on ${path} @desktop`, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    expect(await cutRings(page)).toEqual([])
    // Room for the outline, and for all columns of an API.
    await page.setViewportSize({ width: 1680, height: 900 })
    expect(await cutRings(page)).toEqual([])
  })

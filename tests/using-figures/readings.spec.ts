import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

/** Pages whose readings or choices are the most: seven and eight. All others are looked at by the drills. */
const MOST_IN_A_GRID = ['/amm/cpamm', '/amm/lbamm']

/** Readings that are wider than their figure has room for. */
const beyondFigure = (page: Page) =>
  page
    .locator('figure dl')
    .evaluateAll(all =>
      all.filter(list => list.scrollWidth > list.clientWidth).map(list => list.textContent),
    )

/** Readings and choices of which the last row holds one alone, below rows of several. */
const lastAlone = (page: Page) =>
  page.locator('figure [data-count]').evaluateAll(all =>
    all
      .filter(grid => {
        const tops = [...grid.children].map(each => Math.round(each.getBoundingClientRect().top))
        const inRow = (top: number | undefined) => tops.filter(each => each === top).length
        return inRow(tops.at(-1)) === 1 && inRow(tops[0]) > 1
      })
      .map(grid => grid.textContent),
  )

for (const { path } of builtPages('root').filter(({ html }) => html.includes('data-count=')))
  test(`the readings of ${path} stay within their figure, and none of a row is alone`, {
    tag: MOST_IN_A_GRID.includes(path) ? ['@desktop'] : ['@desktop', '@drill'],
  }, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    for (const width of [390, 700, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await beyondFigure(page), `${width} px wide`).toEqual([])
      expect(await lastAlone(page), `${width} px wide`).toEqual([])
    }
  })

import type { Locator, Page } from '@playwright/test'
import { expect, hydrate } from './test.ts'
import { violations } from './violations.ts'

/** A figure of a page. */
export function figureOf(page: Page, id: string): Locator {
  return page.locator(`figure#${id}`)
}

/** Opens a page and waits until its figure answers; it has one picture, or several. */
export async function openFigure(
  page: Page,
  path: string,
  id: string,
  pictures = 1,
): Promise<Locator> {
  await page.goto(path)
  const figure = figureOf(page, id)
  await figure.scrollIntoViewIfNeeded()
  await hydrate(page)
  // Hydrated, it shows the picture for one kind of screen only.
  await expect(figure.locator('svg[role="img"]')).toHaveCount(pictures)
  return figure
}

/** What stands under a name in the figure's results. */
export function reading(figure: Locator, name: string): Locator {
  return figure
    .locator('dl > div')
    .filter({ has: figure.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}

/** What the figure has read out last. */
export function announcement(figure: Locator): Locator {
  return figure.locator('p[role="status"]')
}

/** Moves a slider by arrow keys. */
export async function pressOn(
  figure: Locator,
  label: string | RegExp,
  key: string,
  times = 1,
): Promise<void> {
  const slider = figure.getByRole('slider', { name: label })
  await slider.focus()
  for (let count = 0; count < times; count += 1) await slider.press(key)
}

/** Opens the table and looks at the whole figure for what would keep readers out. */
export async function expectAccessible(figure: Locator): Promise<void> {
  await figure.getByText('Data as a table').click()
  await expect(figure.getByRole('table')).toBeVisible()
  const id = await figure.getAttribute('id')
  expect(await violations(figure.page(), [], `#${id}`)).toEqual([])
}

/** Checks what a figure shows where there is no script: picture, caption, and a table that opens. */
export async function expectWithoutScript(page: Page, path: string, id: string): Promise<void> {
  await page.goto(path)
  const figure = figureOf(page, id)
  await expect(figure.locator('figcaption')).toBeVisible()
  await expect(figure.locator('svg[role="img"]:visible')).not.toHaveCount(0)
  await expect(figure.getByRole('slider')).toHaveCount(0)
  await expect(figure.getByRole('button')).toHaveCount(0)
  await figure.getByText('Data as a table').click()
  await expect(figure.getByRole('table')).toBeVisible()
}

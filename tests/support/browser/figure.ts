import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { figureTagName } from '#engine/model/figure-tag-name.ts'
import type { figures } from '#site/figures/index.ts'
import { SITE_ROOT } from '../folders.ts'
import { expect, hydrate } from './test.ts'
import { violations } from './violations.ts'

/** The id of a figure, by which it is found in its page. */
export type FigureId = keyof typeof figures

const CONTENT = path.join(SITE_ROOT, 'content')

/**
 * Path of the page that places a figure.
 * @throws Error when no page does.
 */
export function pageOf(id: FigureId): string {
  const file = globSync('**/*.mdx', { cwd: CONTENT }).find(each =>
    readFileSync(path.join(CONTENT, each), 'utf8').includes(`<${figureTagName(id)} `),
  )
  if (!file) throw new Error(`no page places the figure "${id}"`)
  return `/${file.slice(0, -path.extname(file).length)}`
}

/** A figure of a page. */
function figureOf(page: Page, id: FigureId): Locator {
  return page.locator(`figure#${id}`)
}

/**
 * Opens a figure's page and waits until the figure answers.
 * @param address for a link that holds what is set.
 */
export async function openFigure(
  page: Page,
  id: FigureId,
  address: string = pageOf(id),
): Promise<Locator> {
  await page.goto(address)
  return answeringFigure(page, id)
}

/** Waits until a figure of the present page answers. */
export async function answeringFigure(page: Page, id: FigureId): Promise<Locator> {
  const figure = figureOf(page, id)
  await figure.scrollIntoViewIfNeeded()
  await hydrate(page)
  // Hydrated, it has no picture for the other kind of screen.
  await expect(figure.locator('svg[role="img"]').filter({ visible: false })).toHaveCount(0)
  return figure
}

/** What stands under a name in the figure's results. */
export function reading(figure: Locator, name: string): Locator {
  return figure
    .locator('dl > div')
    .filter({ has: figure.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}

/** Waits until the figure's results read so, by their names. */
export async function expectReadings(
  figure: Locator,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(expected))
    await expect(reading(figure, name)).toHaveText(text)
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
  expect(await violations(figure.page(), { part: `#${id}` })).toEqual([])
}

/** Checks what a figure of the present page shows without a script: picture, caption, and a table that opens. */
export async function expectWithoutScript(page: Page, id: FigureId): Promise<void> {
  const figure = figureOf(page, id)
  await expect(figure.locator('figcaption')).toBeVisible()
  await expect(figure.locator('svg[role="img"]:visible')).not.toHaveCount(0)
  await expect(figure.getByRole('slider')).toHaveCount(0)
  await expect(figure.getByRole('button')).toHaveCount(0)
  await figure.getByText('Data as a table').click()
  await expect(figure.getByRole('table')).toBeVisible()
}

import type { Locator, Page } from '@playwright/test'
import type { figures } from '#site/figures/index.ts'
import { expect, hydrate } from './test.ts'
import { violations } from './violations.ts'

/** The id of a figure, by which it is found in its page. */
export type FigureId = keyof typeof figures

/** The page of each figure. */
export const figurePages: Readonly<Record<FigureId, string>> = {
  'constant-product': '/amm/cpamm',
  'emission-history': '/dao/tokenomics',
  'loss-and-fees': '/amm/cpamm',
  'monthly-results':
    '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling',
  'one-trade-many-venues': '/aggregator/introduction',
  'price-by-size': '/blade/introduction/why-blade-has-better-trading-prices',
  'price-paths':
    '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling',
  'price-range': '/amm/clamm',
  'ratio-of-the-bar': '/dao/tokenomics',
  rebalancing: '/blade/introduction/how-lps-earn-from-arbitrage',
  'variance-ratios': '/blade/introduction/how-lps-earn-from-arbitrage',
  'voting-power-calculator': '/dao/governance',
  'walk-through-bins': '/amm/lbamm',
  'who-gets-the-fee': '/dao/tokenomics',
}

/** Pictures of a figure that has more than one. */
const PICTURES: Readonly<Partial<Record<FigureId, number>>> = {
  'price-paths': 2,
  'variance-ratios': 2,
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
  address: string = figurePages[id],
): Promise<Locator> {
  await page.goto(address)
  const figure = figureOf(page, id)
  await figure.scrollIntoViewIfNeeded()
  await hydrate(page)
  // Hydrated, it shows the picture for one kind of screen only.
  await expect(figure.locator('svg[role="img"]')).toHaveCount(PICTURES[id] ?? 1)
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
export async function expectWithoutScript(page: Page, id: FigureId): Promise<void> {
  await page.goto(figurePages[id])
  const figure = figureOf(page, id)
  await expect(figure.locator('figcaption')).toBeVisible()
  await expect(figure.locator('svg[role="img"]:visible')).not.toHaveCount(0)
  await expect(figure.getByRole('slider')).toHaveCount(0)
  await expect(figure.getByRole('button')).toHaveCount(0)
  await figure.getByText('Data as a table').click()
  await expect(figure.getByRole('table')).toBeVisible()
}

import type { Locator, Page } from '@playwright/test'
import { STEPS as PRODUCT } from '#site/figures/constant-product/steps.ts'
import { STEPS as LOSS } from '#site/figures/loss-and-fees/steps.ts'
import { STEPS as VENUES } from '#site/figures/one-trade-many-venues/steps.ts'
import { STEPS as RANGE } from '#site/figures/price-range/steps.ts'
import { STEPS as BINS } from '#site/figures/walk-through-bins/steps.ts'
import { openWithFaces } from '#support/browser/faces.ts'
import {
  announcement,
  answeringFigure,
  openFigure,
  pageOf,
  pressOn,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

const WALKS = {
  'constant-product': PRODUCT,
  'price-range': RANGE,
  'loss-and-fees': LOSS,
  'one-trade-many-venues': VENUES,
  'walk-through-bins': BINS,
} as const

/** Opens the page of a figure whose place or size is measured: a face that comes late may move both. */
async function openSteady(page: Page, id: keyof typeof WALKS): Promise<Locator> {
  await openWithFaces(page, pageOf(id))
  return answeringFigure(page, id)
}

for (const id of Object.keys(WALKS) as (keyof typeof WALKS)[]) {
  test(`the steps of ${id} set the controls and say what happens, and nothing moves`, async ({
    page,
  }) => {
    const figure = await openSteady(page, id)
    const picture = figure.getByRole('img').first()
    const place = async () =>
      ((await picture.boundingBox())?.y ?? 0) - ((await figure.boundingBox())?.y ?? 0)
    const next = figure.getByRole('button', { name: 'Next step' })
    const before = figure.getByRole('button', { name: 'Previous step' })
    await next.focus()
    const start = await place()
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    for (const [index, { title, sentence }] of WALKS[id].entries()) {
      await page.keyboard.press('Enter')
      const said = `${index + 1} of 5: ${title}`
      await expect(figure.getByText(said, { exact: true })).toBeVisible()
      await expect(figure.getByText(sentence).first()).toBeVisible()
      expect(await place()).toBe(start)
    }
    await expect(announcement(figure)).toContainText(WALKS[id].at(-1)?.sentence ?? '-')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    expect(await violations(page, { part: `#${id}` })).toEqual([])
    await before.focus()
    for (let step = 4; step >= 1; step -= 1) {
      await page.keyboard.press('Enter')
      await expect(figure.locator('strong', { hasText: `${step} of 5: ` })).toBeVisible()
    }
    await figure.getByRole('button', { name: 'Reset' }).click()
    await expect(figure.getByText('Step by step', { exact: true })).toBeVisible()
    expect(await place()).toBe(start)
  })
}

test('a step sets what it says, and what is set after it is said instead', async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  for (let step = 1; step <= 5; step += 1)
    await figure.getByRole('button', { name: 'Next step' }).click()
  await expect(figure.getByRole('slider', { name: 'Range from' })).toHaveValue('1900')
  await expect(figure.getByRole('slider', { name: 'Range to' })).toHaveValue('2100')
  await expect(figure.getByRole('slider', { name: 'Price now' })).toHaveValue('2000')
  await pressOn(figure, 'Price now', 'End')
  await expect(announcement(figure)).toContainText('The price has left the range above')
  await expect(figure.getByText('You have changed what this step set.')).toBeVisible()
  await expect(figure.getByText(RANGE.at(-1)?.sentence ?? '-')).toHaveCount(0)
})

test.describe('on a narrow phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const [id, steps] of Object.entries(WALKS) as [keyof typeof WALKS, typeof RANGE][]) {
    test(`no step of ${id} is higher than the one before, nor are its buttons`, async ({
      page,
    }) => {
      const figure = await openSteady(page, id)
      const walk = figure.locator('.figure-steps')
      const height = async () => (await walk.boundingBox())?.height
      const next = figure.getByRole('button', { name: 'Next step' })
      const before = figure.getByRole('button', { name: 'Previous step' })
      const start = await height()
      for (const { title } of steps) {
        await next.click()
        await expect(walk.locator('strong')).toContainText(title)
        expect(await height()).toBe(start)
      }
      expect((await before.boundingBox())?.height).toBe((await next.boundingBox())?.height)
    })
  }
})

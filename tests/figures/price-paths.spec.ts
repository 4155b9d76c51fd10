import { formatNumber } from '#engine/model/format.ts'
import { PRICE_PATH_EXAMPLES } from '#site/math/blade/examples.ts'
import { factorsOfPrices, growthOnPath } from '#site/math/blade/rebalancing.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling'
const ID = 'price-paths'
const PICTURES = 2
const swings = [1, ...PRICE_PATH_EXAMPLES[0].prices]
const times = (value: number) => `× ${formatNumber(value, 4)}`

test('the keyboard moves day and share, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID, PICTURES)
  await pressOn(figure, /^Day$/, 'ArrowLeft', 5)
  await pressOn(figure, 'Target share of the asset', 'ArrowLeft', 4)
  const growth = growthOnPath(factorsOfPrices(swings.slice(0, 8)), 0.3)
  await expect(reading(figure, 'Blade’s benchmark')).toHaveText(times(growth.rebalanced))
  await expect(reading(figure, 'Holding')).toHaveText(times(growth.hold))
  await expect(reading(figure, 'Constant product')).toHaveText(times(growth.constantProduct))
  await expect(announcement(figure)).toContainText('After day 7')
})

test('a path can be drawn by keyboard, and a link keeps it', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID, PICTURES)
  await pressOn(figure, /Price on that day/, 'End')
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  const growth = growthOnPath(factorsOfPrices([...swings.slice(0, -1), 4]), 0.5)
  await expect(reading(figure, 'Blade’s benchmark')).toHaveText(times(growth.rebalanced))
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(page).toHaveURL(/figure=price-paths&path=4&p12=4#price-paths$/)
  const again = await openFigure(page, page.url(), ID, PICTURES)
  await expect(reading(again, 'Blade’s benchmark')).toHaveText(times(growth.rebalanced))
})

test('a path can be drawn in the picture', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID, PICTURES)
  const box = await figure.locator('svg[role="img"]').first().boundingBox()
  if (!box) throw new Error('there is no picture')
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 5 })
  await page.mouse.up()
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  await expect(reading(figure, 'Blade’s benchmark')).not.toHaveText(
    times(growthOnPath(factorsOfPrices(swings), 0.5).rebalanced),
  )
})

test('it is accessible with its table open', async ({ page }) => {
  await expectAccessible(await openFigure(page, PAGE, ID, PICTURES))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture, caption and table are there', async ({ page }) => {
    await expectWithoutScript(page, PAGE, ID)
  })
})

import { formatNumber } from '#engine/model/format.ts'
import { bestSinglePool, splitTrade, VENUE_EXAMPLE } from '#site/math/aggregator/split-trade.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/aggregator/introduction'
const ID = 'one-trade-many-venues'
const inY = (amount: number) => `${formatNumber(amount, 2)} Y`

test('the keyboard moves the trade, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'X sold in all', 'ArrowRight', 7)
  const split = splitTrade(VENUE_EXAMPLE, 23.5)
  const single = bestSinglePool(VENUE_EXAMPLE, 23.5)
  await expect(reading(figure, 'Split over venues')).toHaveText(inY(split.output))
  await expect(reading(figure, 'Best single venue, A')).toHaveText(inY(single.output))
  await expect(reading(figure, 'Gain by splitting')).toHaveText(inY(split.output - single.output))
  await expect(announcement(figure)).toContainText('23.5 X, split as')
})

test('a small trade leaves out the venue with the worst price', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'X sold in all', 'Home')
  expect(splitTrade(VENUE_EXAMPLE, 0.5).amounts.filter(amount => amount > 0)).toHaveLength(2)
  await expect(figure.locator('svg').getByText('not used')).toHaveCount(1)
})

test('it is accessible with its table open', async ({ page }) => {
  await expectAccessible(await openFigure(page, PAGE, ID))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture, caption and table are there', async ({ page }) => {
    await expectWithoutScript(page, PAGE, ID)
  })
})

import { formatNumber, formatUsd } from '#engine/model/format.ts'
import { REBALANCING_EXAMPLE } from '#site/facts/blade/arbitrage.ts'
import { factorsOfMoves, growthOnPath } from '#site/math/blade/rebalancing.ts'
import { rebalancingSteps } from '#site/math/blade/rebalancing-steps.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/blade/introduction/how-lps-earn-from-arbitrage'
const ID = 'rebalancing'
const whole = (value: number) => formatUsd(Math.round(value))

test('it opens at the published result, 1.125 times the start', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await expect(reading(figure, 'Rebalanced')).toHaveText('$2,250, × 1.1250')
  await expect(reading(figure, 'Holding')).toHaveText('$2,000, × 1.0000')
})

test('the keyboard moves step, size and share, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'Step', 'ArrowRight', 2)
  await pressOn(figure, 'Factor of each move', 'ArrowLeft', 10)
  await pressOn(figure, 'Target share of ETH', 'ArrowRight', 4)
  const factors = factorsOfMoves([1, -1, 1], 1.5)
  const steps = rebalancingSteps({ ...REBALANCING_EXAMPLE, targetWeight: 0.7, factors })
  const portfolio = steps[6]
  if (!portfolio) throw new Error('the example has too few steps')
  await expect(reading(figure, 'ETH')).toHaveText(
    `${formatNumber(portfolio.eth, 3)}, ${whole(portfolio.ethValue)}`,
  )
  await expect(reading(figure, 'Trade of ETH')).toHaveText(`Sell ${whole(-portfolio.ethBought)}`)
  const growth = growthOnPath(factors, 0.7)
  await expect(reading(figure, 'Constant product')).toContainText(
    formatNumber(growth.constantProduct, 4),
  )
})

test('on a trend, holding wins', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await figure.getByRole('radio', { name: 'Up all the way' }).check()
  await pressOn(figure, 'Step', 'End')
  const growth = growthOnPath([2, 2, 2, 2], 0.5)
  await expect(reading(figure, 'Holding')).toContainText(formatNumber(growth.hold, 4))
  await expect(reading(figure, 'Rebalanced')).toContainText(formatNumber(growth.rebalanced, 4))
  await expect(announcement(figure)).toContainText('less than holding')
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

import { formatNumber, formatPercent } from '#engine/model/format.ts'
import {
  againstHolding,
  breakEvenFeeIncome,
  breakEvenRatios,
  impermanentLoss,
} from '#site/math/amm/impermanent-loss.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/amm/cpamm'
const ID = 'loss-and-fees'
const RATIO = /Price now/
const FEES = /Fee income/

test('the keyboard moves price and fees, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, RATIO, 'End')
  await expect(reading(figure, 'Before fees')).toHaveText(formatPercent(impermanentLoss(10), 2))
  await expect(reading(figure, 'Fees to break even')).toHaveText(
    formatPercent(breakEvenFeeIncome(10), 2),
  )
  await pressOn(figure, FEES, 'ArrowRight', 2)
  await expect(reading(figure, 'With fees')).toHaveText(formatPercent(againstHolding(10, 0.04), 2))
  const { lower, upper } = breakEvenRatios(0.04)
  await expect(reading(figure, 'Ahead of holding between')).toHaveText(
    `${formatNumber(lower, 2)} and ${formatNumber(upper, 2)}`,
  )
  await expect(announcement(figure)).toContainText('At 10 times the first price')
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

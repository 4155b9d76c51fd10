import { formatNumber } from '#engine/model/format.ts'
import { ratioOfDailyCorrelation, ratioOfMeanReversion } from '#site/math/blade/variance-ratio.ts'
import {
  logPrices,
  measuredRatio,
  normalNumbers,
  quantile,
} from '#site/math/blade/variance-sample.ts'
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
const ID = 'variance-ratios'
const PICTURES = 2
/** How many series the figure draws for a number, and their days in a year. */
const SERIES = 60
const YEAR = 365
const LONGEST = 8 * YEAR

function measured(pull: number, carry: number, years: number, draw: number): number[] {
  return Array.from({ length: SERIES }, (_, index) => {
    const shocks = normalNumbers(draw * SERIES + index, LONGEST).subarray(0, years * YEAR)
    return measuredRatio(logPrices({ pull, carry }, shocks))
  })
}

test('the keyboard moves pull, length and draw, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID, PICTURES)
  await pressOn(figure, /Pull to the mean/, 'ArrowRight', 5)
  await pressOn(figure, 'Length of the series', 'ArrowRight', 2)
  await pressOn(figure, 'Random draw', 'ArrowRight')
  const ratios = measured(0.005, 0, 5, 2)
  await expect(reading(figure, 'Measured ratio')).toHaveText(formatNumber(ratios[0] ?? 0, 2))
  await expect(reading(figure, 'By formula')).toHaveText(
    formatNumber(ratioOfMeanReversion(0.005), 2),
  )
  await expect(reading(figure, '9 in 10 series measure')).toHaveText(
    `${formatNumber(quantile(ratios, 0.05), 2)} to ${formatNumber(quantile(ratios, 0.95), 2)}`,
  )
  await expect(announcement(figure)).toContainText('This series of 5 years')
})

test('momentum raises the ratio, and is told apart only when it is strong', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID, PICTURES)
  await pressOn(figure, /Carry of a day/, 'ArrowRight', 6)
  await expect(reading(figure, 'By formula')).toHaveText(
    formatNumber(ratioOfDailyCorrelation(0.3), 2),
  )
  await expect(announcement(figure)).toContainText('cannot be told from memoryless')
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

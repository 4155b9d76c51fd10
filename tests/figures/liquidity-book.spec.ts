import { formatNumber, formatPercent } from '#engine/model/format.ts'
import { BOOK_DEPTH_EXAMPLE, EXAMPLE_PRICE } from '#site/math/amm/examples.ts'
import { binAtPrice, binPrice } from '#site/math/amm/liquidity-book.ts'
import { buyFromBins } from '#site/math/amm/liquidity-book-swap.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/amm/lbamm'
const ID = 'walk-through-bins'

function buy(amount: number, binStep: number) {
  const active = binAtPrice(binStep, EXAMPLE_PRICE)
  return buyFromBins(
    BOOK_DEPTH_EXAMPLE.map((x, index) => ({ price: binPrice(binStep, active + index), x, y: 0 })),
    amount,
  )
}

test('the keyboard moves the trade, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'X bought', 'ArrowRight', 12)
  const bought = buy(4.7, 25)
  await expect(reading(figure, 'Paid, before fees')).toHaveText(`${formatNumber(bought.cost, 2)} Y`)
  await expect(reading(figure, 'Bins crossed')).toHaveText('3')
  await expect(announcement(figure)).toContainText('empties 3 bins')
  await figure.getByRole('radio', { name: '100 bp' }).check()
  const dearer = buy(4.7, 100)
  await expect(reading(figure, 'Average price')).toHaveText(
    `${formatNumber(dearer.averagePrice, 2)} Y`,
  )
  await expect(reading(figure, 'Above the active bin')).toHaveText(
    formatPercent(dearer.aboveActive, 3),
  )
})

test('within the active bin there is no price impact', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'X bought', 'Home')
  await expect(reading(figure, 'Above the active bin')).toHaveText(formatPercent(0, 3))
  await expect(announcement(figure)).toContainText('stays in the active bin')
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

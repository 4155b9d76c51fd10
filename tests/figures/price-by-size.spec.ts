import { formatPercent, formatUsd } from '#engine/model/format.ts'
import { PRICING_CLAIMS } from '#site/facts/blade/prices.ts'
import { priceImpact } from '#site/math/amm/constant-product.ts'
import { swap } from '#site/math/amm/constant-product-swap.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/blade/introduction/why-blade-has-better-trading-prices'
const ID = 'price-by-size'

test('the keyboard moves trade and pool, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'Size of the trade', 'End')
  await pressOn(figure, 'Liquidity of the pool', 'End')
  const pool = { reserveIn: 50_000_000, reserveOut: 50_000_000 }
  const { shortfall } = swap(pool, 10_000_000)
  await expect(reading(figure, 'Price impact')).toHaveText(
    formatPercent(priceImpact(pool.reserveIn, 10_000_000), 3),
  )
  await expect(reading(figure, 'With the swap fee')).toHaveText(formatPercent(shortfall, 3))
  await expect(reading(figure, 'Cost of the trade')).toHaveText(
    formatUsd(Number((shortfall * 10_000_000).toFixed(2))),
  )
  await expect(announcement(figure)).toContainText('A trade of $10,000,000')
})

test('claims are named as claims', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await expect(figure.locator('svg').getByText('Stated, pool of $10M')).toBeVisible()
  await expect(figure.locator('svg').getByText('Projected, pool of $50M')).toBeVisible()
  expect(PRICING_CLAIMS.map(({ basis }) => basis)).toEqual(['stated', 'projected'])
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

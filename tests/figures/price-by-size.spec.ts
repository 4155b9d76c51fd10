import { announcement, openFigure, pressOn, reading } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves trade and pool', async ({ page }) => {
  const figure = await openFigure(page, 'price-by-size')
  await pressOn(figure, 'Size of the trade', 'End')
  await pressOn(figure, 'Liquidity of the pool', 'End')
  // 10 million against a reserve of 50 million.
  await expect(reading(figure, 'Price impact')).toHaveText('16.667%')
  await expect(reading(figure, 'With the swap fee')).toHaveText('16.875%')
  await expect(reading(figure, 'Cost of the trade')).toHaveText('$1,687,510.42')
  await expect(announcement(figure)).toContainText('A trade of $10,000,000')
})

test('claims are named as claims', async ({ page }) => {
  const figure = await openFigure(page, 'price-by-size')
  await expect(figure.locator('svg').getByText('Stated, pool of $10M')).toBeVisible()
  await expect(figure.locator('svg').getByText('Projected, pool of $50M')).toBeVisible()
})

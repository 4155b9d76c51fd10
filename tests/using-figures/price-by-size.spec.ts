import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves trade and pool', async ({ page }) => {
  const figure = await openFigure(page, 'price-by-size')
  await pressOn(figure, 'Size of the trade', 'End')
  await pressOn(figure, 'Liquidity of the pool', 'End')
  // 10 million against a reserve of 50 million.
  await expectReadings(figure, {
    'Price impact': '16.667%',
    'With the swap fee': '16.875%',
    'Cost of the trade': '$1,687,510.42',
  })
  await expect(announcement(figure)).toContainText('A trade of $10,000,000')
})

test('claims are named as claims', async ({ page }) => {
  const figure = await openFigure(page, 'price-by-size')
  await expect(figure.locator('svg').getByText('Stated, pool of $10M')).toBeVisible()
  await expect(figure.locator('svg').getByText('Projected, pool of $50M')).toBeVisible()
})

test('each pool is named at its own curve, whichever has the higher impact', async ({ page }) => {
  const figure = await openFigure(page, 'price-by-size')
  const topOf = async (text: string) => {
    const box = await figure.locator('svg').getByText(text, { exact: true }).boundingBox()
    return box?.y ?? Number.NaN
  }
  expect(await topOf('Pool of $10M')).toBeLessThan(await topOf('Pool of $50M'))
  await pressOn(figure, 'Liquidity of the pool', 'End')
  expect(await topOf('Pool of $50M')).toBeLessThan(await topOf('Pool of $100M'))
})

import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves the trade', async ({ page }) => {
  const figure = await openFigure(page, 'one-trade-many-venues')
  await pressOn(figure, 'X sold in all', 'ArrowRight', 7)
  await expectReadings(figure, {
    'Split over venues': '41,441.92 Y',
    'Best single venue, A': '37,964.18 Y',
    'Gain by splitting': '3,477.74 Y',
  })
  await expect(announcement(figure)).toContainText('23.5 X, split as')
})

test('a small trade leaves out the venue with the worst price', async ({ page }) => {
  const figure = await openFigure(page, 'one-trade-many-venues')
  await pressOn(figure, 'X sold in all', 'Home')
  await expect(figure.locator('svg').getByText('not used')).toHaveCount(1)
})

import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('it opens at the published result, 1.125 times the start', async ({ page }) => {
  const figure = await openFigure(page, 'rebalancing')
  await expectReadings(figure, {
    Rebalanced: '$2,250, × 1.1250',
    Holding: '$2,000, × 1.0000',
  })
})

test('the keyboard moves step, size and share', async ({ page }) => {
  const figure = await openFigure(page, 'rebalancing')
  await pressOn(figure, 'Step', 'ArrowRight', 2)
  await pressOn(figure, 'Factor of each move', 'ArrowLeft', 10)
  await pressOn(figure, 'Target share of ETH', 'ArrowRight', 4)
  // The third day, with moves of 1.5 and 70 % in ETH.
  await expectReadings(figure, {
    ETH: '1.304, $1,956',
    'Trade of ETH': 'Sell $217',
    'Constant product': '$2,656, × 1.3282',
  })
})

test('on a trend, holding wins', async ({ page }) => {
  const figure = await openFigure(page, 'rebalancing')
  await figure.getByRole('radio', { name: 'Up all the way' }).check()
  await pressOn(figure, 'Step', 'End')
  await expectReadings(figure, {
    Holding: '$17,000, × 8.5000',
    Rebalanced: '$10,125, × 5.0625',
  })
  await expect(announcement(figure)).toContainText('less than holding')
})

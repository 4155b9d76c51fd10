import { expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { test } from '#support/browser/test.ts'

test('the keyboard moves through the emission of the start', async ({ page }) => {
  const figure = await openFigure(page, 'emission-history')
  await pressOn(figure, 'Blocks since the start', 'ArrowRight', 8)
  // 100,000 blocks at 1,000 and 8,000 at 100.
  await expectReadings(figure, {
    'Emitted so far': '100.8 million',
    'Rate from there on': '100 a block',
  })
  await pressOn(figure, 'Blocks since the start', 'Home')
  await expectReadings(figure, { 'Rate from there on': '1,000 a block' })
})

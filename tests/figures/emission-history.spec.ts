import { openFigure, pressOn, reading } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves through the emission of the start', async ({ page }) => {
  const figure = await openFigure(page, 'emission-history')
  await pressOn(figure, 'Blocks since the start', 'ArrowRight', 8)
  // 100,000 blocks at 1,000 and 8,000 at 100.
  await expect(reading(figure, 'Emitted so far')).toHaveText('100.8 million')
  await expect(reading(figure, 'Rate from there on')).toHaveText('100 a block')
  await pressOn(figure, 'Blocks since the start', 'Home')
  await expect(reading(figure, 'Rate from there on')).toHaveText('1,000 a block')
})

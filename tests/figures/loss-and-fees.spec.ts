import { announcement, openFigure, pressOn, reading } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves price and fees', async ({ page }) => {
  const figure = await openFigure(page, 'loss-and-fees')
  await pressOn(figure, /Price now/, 'End')
  await expect(announcement(figure)).toContainText('At 10 times the first price')
  await expect(reading(figure, 'Before fees')).toHaveText('-42.50%')
  await expect(reading(figure, 'Fees to break even')).toHaveText('73.93%')
  await pressOn(figure, /Fee income/, 'ArrowRight', 2)
  await expect(reading(figure, 'With fees')).toHaveText('-40.20%')
  await expect(reading(figure, 'Ahead of holding between')).toHaveText('0.57 and 1.76')
})

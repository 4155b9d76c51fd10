import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves price and fees', async ({ page }) => {
  const figure = await openFigure(page, 'loss-and-fees')
  await pressOn(figure, /Price now/, 'End')
  await expect(announcement(figure)).toContainText('At 10 times the first price')
  await expectReadings(figure, {
    'Before fees': '−42.50%',
    'Fees to break even': '73.93%',
  })
  await pressOn(figure, /Fee income/, 'ArrowRight', 2)
  await expectReadings(figure, {
    'With fees': '−40.20%',
    'Ahead of holding between': '0.57 and 1.76',
  })
})

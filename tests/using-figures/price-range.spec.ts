import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves range, price and tier', async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  await pressOn(figure, 'Range from', 'ArrowRight', 10)
  await pressOn(figure, 'Range to', 'ArrowLeft', 10)
  await pressOn(figure, 'Price now', 'ArrowLeft', 5)
  await figure.getByRole('radio', { name: /spacing 10$/ }).check()
  // 1,600 to 2,400 at 2,200, with 4,000 Y put in at 2,000.
  await expectReadings(figure, {
    'Real reserves': '0.423 X, 3,202 Y',
    'Virtual reserves': '9.884 X, 21,744 Y',
    'Capital efficiency': '10.37 times',
  })
})

test('a price outside the range leaves one token and no fees', async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  await pressOn(figure, 'Price now', 'End')
  await expect(announcement(figure)).toContainText('holds Y alone and earns no fees')
  await expectReadings(figure, { 'Real reserves': '0.000 X, 4,208 Y' })
  await pressOn(figure, 'Price now', 'Home')
  await expect(announcement(figure)).toContainText('holds X alone and earns no fees')
})

import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard narrows the range to the least of its tier', async ({ page }) => {
  const figure = await openFigure(page, 'width-of-range')
  await pressOn(figure, 'Range to each side of the price', 'Home')
  await expectReadings(figure, { Ticks: '−10 to 10' })
  await figure.getByRole('radio', { name: /spacing 1$/ }).check()
  await expectReadings(figure, {
    'Usable range': '0.9999 to 1.0001',
    'Capital efficiency': '20,001 times',
  })
  await expect(announcement(figure)).toContainText('before fees')
})

test('the widest range needs hardly less capital than all prices', async ({ page }) => {
  const figure = await openFigure(page, 'width-of-range')
  await pressOn(figure, 'Range to each side of the price', 'End')
  await expectReadings(figure, { 'Capital efficiency': '2.00 times' })
})

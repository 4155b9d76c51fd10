import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves the trade, and a wider step makes it dearer', async ({ page }) => {
  const figure = await openFigure(page, 'walk-through-bins')
  await pressOn(figure, 'X bought', 'ArrowRight', 12)
  await expect(announcement(figure)).toContainText('Buying 4.7 X empties 3 bins')
  await expectReadings(figure, {
    'Paid, before fees': '9,426.77 Y',
    'Bins crossed': '3',
  })
  await figure.getByRole('radio', { name: '100 bp' }).check()
  await expectReadings(figure, {
    'Average price': '2,028.40 Y',
    'Above the active bin': '1.303%',
  })
})

test('within the active bin there is no price impact', async ({ page }) => {
  const figure = await openFigure(page, 'walk-through-bins')
  await pressOn(figure, 'X bought', 'Home')
  await expectReadings(figure, { 'Above the active bin': '0.000%' })
  await expect(announcement(figure)).toContainText('stays in the active bin')
})

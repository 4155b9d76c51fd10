import { announcement, openFigure, pressOn, reading } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves the trade, and a wider step makes it dearer', async ({ page }) => {
  const figure = await openFigure(page, 'walk-through-bins')
  await pressOn(figure, 'X bought', 'ArrowRight', 12)
  await expect(announcement(figure)).toContainText('Buying 4.7 X empties 3 bins')
  await expect(reading(figure, 'Paid, before fees')).toHaveText('9,426.77 Y')
  await expect(reading(figure, 'Bins crossed')).toHaveText('3')
  await figure.getByRole('radio', { name: '100 bp' }).check()
  await expect(reading(figure, 'Average price')).toHaveText('2,028.40 Y')
  await expect(reading(figure, 'Above the active bin')).toHaveText('1.303%')
})

test('within the active bin there is no price impact', async ({ page }) => {
  const figure = await openFigure(page, 'walk-through-bins')
  await pressOn(figure, 'X bought', 'Home')
  await expect(reading(figure, 'Above the active bin')).toHaveText('0.000%')
  await expect(announcement(figure)).toContainText('stays in the active bin')
})

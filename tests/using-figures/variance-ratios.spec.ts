import {
  announcement,
  expectReadings,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves pull, length and draw', async ({ page }) => {
  const figure = await openFigure(page, 'variance-ratios')
  await pressOn(figure, /Pull to the mean/, 'ArrowRight', 5)
  await pressOn(figure, 'Length of the series', 'ArrowRight', 2)
  // (1 - e^-0.45) / (1 - e^-0.15)
  await expectReadings(figure, { 'By formula': '2.60' })
  await expect(announcement(figure)).toContainText('This series of 5 years')
  const measured = await reading(figure, 'Measured ratio').innerText()
  await pressOn(figure, 'Random draw', 'ArrowRight')
  await expect(reading(figure, 'Measured ratio')).not.toHaveText(measured)
  await expectReadings(figure, { 'By formula': '2.60' })
})

test('momentum raises the ratio, and is told apart only when it is strong', async ({ page }) => {
  const figure = await openFigure(page, 'variance-ratios')
  await pressOn(figure, /Carry of a day/, 'ArrowRight', 6)
  await expectReadings(figure, { 'By formula': '3.04' })
  await expect(announcement(figure)).toContainText('cannot be distinguished from memoryless')
})

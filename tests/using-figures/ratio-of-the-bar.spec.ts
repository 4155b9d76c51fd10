import { expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('it opens at the example of the page, and the keyboard adds fees', async ({ page }) => {
  const figure = await openFigure(page, 'ratio-of-the-bar')
  await expectReadings(figure, { Ratio: '1.274975' })
  await expect(figure.getByText('1,019.98').first()).toBeVisible()
  await pressOn(figure, 'SUSHI added by fees', 'Home')
  await expectReadings(figure, { Ratio: '1.250000' })
})

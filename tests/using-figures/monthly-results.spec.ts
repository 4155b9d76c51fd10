import { openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

/** Results of pool and holding in the four published months, basis points. */
const PUBLISHED = ['+213', '+185', '−5', '−14', '+472', '+458', '−169', '−177']

test('every published value stands in the picture and in the table', async ({ page }) => {
  const figure = await openFigure(page, 'monthly-results')
  await figure.getByText('Data as a table').click()
  for (const value of PUBLISHED) {
    await expect(figure.locator('svg').getByText(value, { exact: true })).toBeVisible()
    await expect(figure.getByRole('cell', { name: value, exact: true })).toBeVisible()
  }
})

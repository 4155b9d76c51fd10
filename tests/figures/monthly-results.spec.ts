import { formatSigned } from '#engine/model/format.ts'
import { MONTHLY_RESULTS } from '#site/facts/blade/performance.ts'
import { expectAccessible, expectWithoutScript, openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling'
const ID = 'monthly-results'

test('every published value stands in the picture and in the table', async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  await figure.getByText('Data as a table').click()
  for (const { blade, hold } of MONTHLY_RESULTS) {
    for (const value of [blade, hold]) {
      await expect(
        figure.locator('svg').getByText(formatSigned(value), { exact: true }),
      ).toBeVisible()
      await expect(
        figure.getByRole('cell', { name: formatSigned(value), exact: true }),
      ).toBeVisible()
    }
  }
})

test('it is accessible with its table open', async ({ page }) => {
  await expectAccessible(await openFigure(page, PAGE, ID))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture, caption and table are there', async ({ page }) => {
    await expectWithoutScript(page, PAGE, ID)
  })
})

import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves the volume whose fee is split', async ({ page }) => {
  const figure = await openFigure(page, 'who-gets-the-fee')
  await pressOn(figure, 'Swapped in all', 'End')
  await expectReadings(figure, {
    'Liquidity providers': '$250,000',
    'Protocol, for stakers': '$50,000',
  })
  await expect(announcement(figure)).toContainText('Of $100,000,000 swapped')
})

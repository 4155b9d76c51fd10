import { announcement, openFigure, pressOn, reading } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('the keyboard moves the volume whose fee is split', async ({ page }) => {
  const figure = await openFigure(page, 'who-gets-the-fee')
  await pressOn(figure, 'Swapped in all', 'End')
  await expect(reading(figure, 'Liquidity providers')).toHaveText('$250,000')
  await expect(reading(figure, 'Protocol, for stakers')).toHaveText('$50,000')
  await expect(announcement(figure)).toContainText('Of $100,000,000 swapped')
})

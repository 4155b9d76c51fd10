import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('it opens at the published round trip, an eighth ahead', async ({ page }) => {
  const figure = await openFigure(page, 'two-day-rule')
  await expectReadings(figure, { 'Lead of rebalancing': '+0.1250', Holding: '× 1.0000' })
})

test('a second move in the same direction puts holding ahead', async ({ page }) => {
  const figure = await openFigure(page, 'two-day-rule')
  await pressOn(figure, 'Move on day 2', 'ArrowRight', 30)
  await expectReadings(figure, { 'Lead of rebalancing': '−0.2500' })
  await expect(announcement(figure)).toContainText('Both moves go up, so holding is ahead')
})

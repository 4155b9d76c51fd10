import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test('each part of the bar is named by the token that is held', async ({ page }) => {
  const figure = await openFigure(page, 'voting-power-calculator')
  const names = figure.locator('svg text')
  await pressOn(figure, 'SUSHI in the SUSHI-ETH pool', 'Home')
  await expect(names.getByText('xSUSHI', { exact: true }).first()).toBeVisible()
  await expect(names.getByText('Pool', { exact: true })).toHaveCount(0)
  await pressOn(figure, 'xSUSHI', 'Home')
  await expect(names.getByText('xSUSHI', { exact: true })).toHaveCount(0)
})

test('the keyboard moves the holdings', async ({ page }) => {
  const figure = await openFigure(page, 'voting-power-calculator')
  await expect(figure).toContainText('short of the quorum')
  await pressOn(figure, 'SUSHI in the SUSHI-ETH pool', 'End')
  await pressOn(figure, 'xSUSHI', 'Home')
  // Three million in the pool count twice.
  await expectReadings(figure, {
    'Voting power': '6,000,000',
    'Of the quorum': '120.0%',
  })
  await expect(announcement(figure)).toContainText('reaches the quorum of 5,000,000')
})

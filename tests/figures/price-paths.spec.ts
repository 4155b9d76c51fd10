import { announcement, openFigure, pressOn, reading } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const ID = 'price-paths'

test('the keyboard moves day and share', async ({ page }) => {
  const figure = await openFigure(page, ID)
  await pressOn(figure, /^Day$/, 'ArrowLeft', 5)
  await pressOn(figure, 'Target share of the asset', 'ArrowLeft', 4)
  await expect(reading(figure, 'Blade’s benchmark')).toHaveText('× 1.3932')
  // The price is at 1.7 times the first: 0.3 · 1.7 + 0.7, and 1.7 to the power 0.3.
  await expect(reading(figure, 'Holding')).toHaveText('× 1.2100')
  await expect(reading(figure, 'Constant product')).toHaveText('× 1.1726')
  await expect(announcement(figure)).toContainText('After day 7')
})

test('a path can be drawn by keyboard, and a link keeps it', async ({ page }) => {
  const figure = await openFigure(page, ID)
  await pressOn(figure, /Price on that day/, 'End')
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  await expect(reading(figure, 'Blade’s benchmark')).toHaveText('× 3.2324')
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(page).toHaveURL(/figure=price-paths&path=4&p12=4#price-paths$/)
  const again = await openFigure(page, ID, page.url())
  await expect(reading(again, 'Blade’s benchmark')).toHaveText('× 3.2324')
})

test('a path can be drawn in the picture', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, ID)
  const box = await figure.locator('svg[role="img"]').first().boundingBox()
  if (!box) throw new Error('there is no picture')
  const before = await reading(figure, 'Blade’s benchmark').innerText()
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 5 })
  await page.mouse.up()
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  await expect(reading(figure, 'Blade’s benchmark')).not.toHaveText(before)
})

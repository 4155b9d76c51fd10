import { announcement, expectReadings, openFigure, pressOn } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const ID = 'price-paths'

test('the keyboard moves day and share', async ({ page }) => {
  const figure = await openFigure(page, ID)
  await pressOn(figure, /^Day$/, 'ArrowLeft', 5)
  await pressOn(figure, 'Target share of the asset', 'ArrowLeft', 4)
  // The price is at 1.7 times the first: held are 0.3 · 1.7 + 0.7, in the pool 1.7 to the power 0.3.
  await expectReadings(figure, {
    'Blade’s benchmark': '× 1.3932',
    Holding: '× 1.2100',
    'Constant product': '× 1.1726',
  })
  await expect(announcement(figure)).toContainText('After day 7')
})

test('a path can be drawn by keyboard, and a link keeps it', async ({ page }) => {
  const figure = await openFigure(page, ID)
  await pressOn(figure, /Price on that day/, 'End')
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  await expectReadings(figure, { 'Blade’s benchmark': '× 3.2324' })
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(page).toHaveURL(/figure=price-paths&path=4&p12=4#price-paths$/)
  const again = await openFigure(page, ID, page.url())
  await expectReadings(again, { 'Blade’s benchmark': '× 3.2324' })
})

test('a quick stroke leaves no day out', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, ID)
  const picture = figure.locator('svg[role="img"]').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('there is no picture')
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.7)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.83, box.y + box.height * 0.2)
  await page.mouse.up()
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  const prices = async () =>
    (await figure.locator('tbody tr td:nth-of-type(1)').allTextContents()).slice(1, 12).map(Number)
  expect((await prices()).filter(Number.isFinite)).toHaveLength(11)
  // A line that rises has no two days alike.
  await expect
    .poll(async () => (await prices()).every((price, day, all) => price > (all[day - 1] ?? 0)))
    .toBe(true)
})

test('a path can be drawn in the picture', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, ID)
  const box = await figure.locator('svg[role="img"]').first().boundingBox()
  if (!box) throw new Error('there is no picture')
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 5 })
  await page.mouse.up()
  await expect(figure.getByRole('radio', { name: 'Your own' })).toBeChecked()
  // It started with the benchmark at 1.4027.
  await expect(announcement(figure)).toContainText('After day')
  await expect(announcement(figure)).not.toContainText('1.4027')
})

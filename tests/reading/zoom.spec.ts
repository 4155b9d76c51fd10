import { expect, hydrate, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

test.use({ site: 'minimal' })

const PAGE = '/assemble'
const ALT = /^A mast on a hill/

test('an image opens in full size on the page, and the focus comes back to it', async ({
  page,
}) => {
  await page.goto(PAGE)
  const script = page.waitForResponse(/zoom-images/)
  await hydrate(page)
  await script
  const link = page.getByRole('link', { name: ALT }).filter({ visible: true })
  const dialog = page.getByRole('dialog', { name: 'The image in full size' })
  await link.scrollIntoViewIfNeeded()
  const small = await link.getByRole('img').boundingBox()
  await link.click()
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('img', { name: ALT })).toBeVisible()
  const large = await dialog.getByRole('img').boundingBox()
  expect(large?.width).toBeGreaterThanOrEqual(Math.min(small?.width ?? 0, 320))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dialog[open]')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.mouse.click(2, 2)
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('an open image gives way to the page before, which takes the focus', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const script = page.waitForResponse(/zoom-images/)
  await page.locator(`a[href="${PAGE}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(PAGE)
  await script
  await page.getByRole('link', { name: ALT }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a link to the file', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PAGE)
    const link = page.getByRole('link', { name: ALT }).filter({ visible: true })
    await expect(link).toHaveAttribute('href', /\.svg$/)
  })
})

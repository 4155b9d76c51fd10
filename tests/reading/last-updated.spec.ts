import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.use({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })

test('the time of the last change is written as the reader writes it', async ({ page }) => {
  await page.goto('/dao/governance')
  const time = page.locator('time[datetime]').last()
  test.skip((await time.count()) === 0, 'a shallow clone does not know when a page changed')
  const format = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  })
  const expected = async () =>
    format.format(new Date((await time.getAttribute('datetime')) ?? Number.NaN))
  await expect(time).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
  await time.scrollIntoViewIfNeeded()
  await expect(time).toHaveText(await expected())
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  await time.scrollIntoViewIfNeeded()
  await expect(time).toHaveText(await expected())
})

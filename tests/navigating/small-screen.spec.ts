import { heading, sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.describe('on a small screen', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/dao/governance')
  })

  test('the mobile sidebar opens, and Escape and its button close', async ({ page }) => {
    await hydrate(page)
    await expect(sidebar(page)).toBeHidden()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close the menu' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Open the sidebar' }).click()
      await expect(sidebar(page).locator('[aria-current="page"]')).toBeFocused()
      await close()
      await expect(sidebar(page)).toBeHidden()
    }
  })

  test('a press beside the mobile sidebar closes it, and the focus is on its button', async ({
    page,
  }) => {
    await hydrate(page)
    await page.setViewportSize({ width: 700, height: 800 })
    const opener = page.getByRole('button', { name: 'Open the sidebar' })
    await opener.click()
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeFocused()
    await page.mouse.click(690, 600)
    await expect(sidebar(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a section that is chosen in "On this page" takes the focus', async ({ page }) => {
    await hydrate(page)
    await page.getByRole('button', { name: 'On this page' }).press('Enter')
    const sections = page.getByRole('dialog', { name: 'On this page' })
    const section = sections.getByRole('link').last()
    const fragment = await section.getAttribute('href')
    await section.press('Enter')
    await expect(sections).toHaveCount(0)
    await expect(page.locator(fragment ?? '')).toBeFocused()
    await expect(page.locator(fragment ?? '')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator(fragment ?? '')).toBeInViewport()
  })

  test('the mobile sidebar closes behind a link that is followed', async ({ page }) => {
    await hydrate(page)
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    await sidebar(page).getByRole('link', { name: 'Tokenomics' }).click()
    await expect(heading(page)).toHaveText('Tokenomics')
    await expect(sidebar(page)).toBeHidden()
    await nextLink(page).click()
    await expect(heading(page)).not.toHaveText('Tokenomics')
  })

  for (const [kind, link, title] of [
    ['another page', 'Tokenomics', 'Tokenomics'],
    ['a page without one', 'Sushi: home', 'Swap, pool'],
  ] as const)
    test(`the open mobile sidebar gives way to ${kind}, which takes the focus`, async ({
      page,
    }) => {
      await hydrate(page)
      await page.getByRole('link', { name: link, exact: true }).first().click()
      await expect(heading(page)).toContainText(title)
      await page.goBack()
      await expect(heading(page)).toHaveText('Governance')
      await page.getByRole('button', { name: 'Open the sidebar' }).click()
      await expect(sidebar(page)).toBeVisible()
      await page.goForward()
      await expect(heading(page)).toContainText(title)
      await expect(heading(page)).toBeFocused()
      await expect(sidebar(page)).toBeHidden()
      await expect(page.locator('[inert]')).toHaveCount(0)
    })

  test('the mobile sidebar closes behind the link of the page it is on', async ({ page }) => {
    await hydrate(page)
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    await sidebar(page).getByRole('link', { name: 'Governance' }).click()
    await expect(sidebar(page)).toBeHidden()
  })

  test('the mobile sidebar opens before anything has come to life', async ({ page }) => {
    await page.route('**/assets/client-*.js', () => {
      // Held back: the frame is never hydrated.
    })
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
  })

  test('"Top" appears past the top bar and leads back', async ({ page }) => {
    await hydrate(page)
    const top = page.getByRole('button', { name: 'Top', exact: true })
    await expect(top).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 1200))
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(top).toHaveCount(0)
  })

  test('a double click leaves "On this page" open, from the first one on', async ({ page }) => {
    const button = page.getByRole('button', { name: 'On this page' })
    const headings = page.getByRole('navigation', { name: 'Headings of this page' })
    for (const _ of ['fresh', 'hydrated']) {
      await page.getByText('On this page').filter({ visible: true }).dblclick()
      await expect(headings).toBeVisible()
      await hydrate(page)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await button.click()
      await expect(headings).toBeHidden()
    }
  })

  test('"On this page" leads to a section and closes', async ({ page }) => {
    await hydrate(page)
    await page.getByRole('button', { name: 'On this page' }).click()
    const headings = page.getByRole('navigation', { name: 'Headings of this page' })
    const last = headings.getByRole('link').last()
    const target = await last.getAttribute('href')
    await last.click()
    await expect(page).toHaveURL(`/dao/governance${target}`)
    await expect(headings).toBeHidden()
  })

  test('the entries of the top navigation are in a menu', async ({ page }) => {
    await hydrate(page)
    const menu = page.getByRole('navigation', { name: 'Site menu' })
    await menu.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Migrating' }).click()
    await expect(page).toHaveURL('/sdk/migrating')
    await expect(page.getByRole('link', { name: 'Contributing' })).toBeHidden()
  })
})

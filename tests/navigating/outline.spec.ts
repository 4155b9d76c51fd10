import { expect, hydrate, test } from '#support/browser/test.ts'

test.describe('the outline', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/api/examples/quote')
    await hydrate(page)
  })

  test('lists the headings of the article in their order', async ({ page }) => {
    const outline = page.getByRole('navigation', { name: 'On this page' })
    const linked = await outline
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    const headings = await page
      .locator('#article :is(h2, h3)[id]')
      .evaluateAll(all => all.map(heading => `#${heading.id}`))
    expect(linked).toEqual(headings)
    expect(linked.length).toBeGreaterThan(2)
  })

  test('marks the heading being read', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const marked = () =>
      links.evaluateAll(all =>
        all.flatMap(link =>
          link.getAttribute('aria-current') === 'location' ? [link.getAttribute('href')] : [],
        ),
      )
    const ids = await page
      .locator('#article h2[id]')
      .evaluateAll(all => all.map(heading => heading.id))
    expect(ids.length).toBeGreaterThan(2)
    for (const id of ids.slice(0, 2)) {
      await page.evaluate(target => document.getElementById(target)?.scrollIntoView(), id)
      await expect.poll(marked).toEqual([`#${id}`])
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(marked).toEqual([await links.last().getAttribute('href')])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(marked).toEqual([await links.first().getAttribute('href')])
  })

  test('keeps the heading that was pressed, wherever the page can scroll to', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const last = links.nth(-2)
    await last.click()
    await expect(last).toHaveAttribute('aria-current', 'location')
    await expect(page).toHaveURL(new RegExp(`${await last.getAttribute('href')}$`))
  })

  test('scrolls with its mark when it is longer than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 500 })
    await page.goto('/contracts/clamm')
    await hydrate(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(links.last()).toHaveAttribute('aria-current', 'location')
    await expect(links.last()).toBeInViewport()
  })

  test('is in the bar where there is no room for a column of its own', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    const column = page.getByRole('heading', { name: 'On this page' })
    const button = page.getByRole('region', { name: 'Page tools' }).getByText('On this page')
    await expect(column).toBeHidden()
    await button.click()
    await expect(
      page.getByRole('navigation', { name: 'Headings of this page' }).getByRole('link').first(),
    ).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(column).toBeVisible()
    await expect(button).toBeHidden()
  })
})

test.describe('before the first input', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('marks the first heading at the top, and the one that an address leads to', async ({
    page,
  }) => {
    await page.goto('/api/examples/quote')
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const expectMarked = async (marked: number) => {
      await expect(links.nth(marked)).toHaveCSS('font-weight', '500')
      await expect(links.nth(1 - marked)).toHaveCSS('font-weight', '400')
    }
    await expectMarked(0)
    await page.goto(`/api/examples/quote${await links.nth(1).getAttribute('href')}`)
    await expectMarked(1)
  })
})

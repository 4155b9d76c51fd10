import { heading, sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.describe('the sidebar', { tag: '@desktop' }, () => {
  test('shows the area of the page, its place marked and in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto('/api/errors/service-unavailable')
    await hydrate(page)
    const current = sidebar(page).locator('[aria-current="page"]')
    await expect(current).toHaveText('Service unavailable')
    await expect(current).toBeInViewport()
    await expect(sidebar(page).getByRole('link', { name: 'DAO' })).toHaveAttribute(
      'href',
      '/dao/governance',
    )
  })

  test('follows to another area', async ({ page }) => {
    await page.goto('/api/errors')
    await hydrate(page)
    await sidebar(page).getByRole('link', { name: 'DAO' }).click()
    await expect(heading(page)).toHaveText('Governance')
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Governance')
    await expect(sidebar(page).getByRole('link', { name: 'Service unavailable' })).toHaveCount(0)
  })

  test('toggles a section with a page of its own, and goes there', async ({ page }) => {
    await page.goto('/api/examples/quote')
    await hydrate(page)
    const section = sidebar(page).getByRole('link', { name: 'Errors', exact: true })
    const below = sidebar(page).getByRole('link', { name: 'Service unavailable' })
    const toggle = sidebar(page).locator('summary[aria-label="Pages of Errors"]')
    await toggle.click()
    await expect(below).toBeHidden()
    await section.click()
    await expect(page).toHaveURL('/api/errors')
    await expect(below).toBeVisible()
    await section.click()
    await expect(below).toBeHidden()
    await section.click()
    await expect(below).toBeVisible()
  })

  test('leads home at first, and back once there is a page to go back to', async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    await expect(sidebar(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await nextLink(page).click()
    await expect(heading(page)).toHaveText('Tokenomics')
    await sidebar(page).getByRole('link', { name: 'Back', exact: true }).click()
    await expect(heading(page)).toHaveText('Governance')
  })

  test('leads home after the root', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('link', { name: 'Get started' }).first().click()
    await expect(sidebar(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  })

  test('goes back past the places of one page, and never out of the site', async ({ page }) => {
    await page.goto('/community')
    await hydrate(page)
    const back = sidebar(page).getByRole('link', { name: 'Back', exact: true })
    await sidebar(page).getByRole('link', { name: 'Security' }).click()
    await expect(heading(page)).toHaveText('Security')
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Audits').click()
    await expect(page).toHaveURL('/security#audits')
    await back.click()
    await expect(heading(page)).toHaveText('Community')
    await expect(back).toHaveCount(0)
    await expect(sidebar(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  })

  test('opens a section that was closed for the next page in it', async ({ page }) => {
    await page.goto('/api/examples/quote')
    await hydrate(page)
    await sidebar(page).getByText('Examples').click()
    await expect(sidebar(page).getByRole('link', { name: 'Swap' })).toBeHidden()
    await nextLink(page).click()
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Swap')
    await expect(sidebar(page).getByRole('link', { name: 'Swap' })).toBeVisible()
  })

  test('is a column again once the window is wide', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 800 })
    await page.goto('/dao/governance')
    await hydrate(page)
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    await expect(heading(page)).toBeInViewport()
    await expect(sidebar(page)).toBeVisible()
  })
})

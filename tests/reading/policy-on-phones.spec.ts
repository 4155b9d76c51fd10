import type { Page } from '@playwright/test'
import { sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { useControls } from '#support/browser/use-controls.ts'
import { builtPages } from '#support/built-pages.ts'

// What the policy refuses is an error in the console, which fails each test here: `policy.spec.ts` says the same of a wide window.
test.use({
  bypassCSP: false,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

/** Opens and closes what only a narrow window has: the mobile sidebar, and the menu of the headings. */
async function useMenus(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open the sidebar' })
  if (await opener.isVisible()) {
    await opener.click()
    await expect(sidebar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sidebar(page)).toBeHidden()
  }
  const headings = page.getByRole('button', { name: 'On this page' })
  if (!(await headings.isVisible())) return
  await headings.click()
  await expect(headings).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(headings).toHaveAttribute('aria-expanded', 'false')
}

/** Scrolls each wide table to its other end. */
async function scrollTables(page: Page): Promise<void> {
  await page.locator('#article table').evaluateAll(tables => {
    for (const table of tables)
      for (const part of [table, table.parentElement])
        part?.scrollTo({ left: part.scrollWidth, behavior: 'instant' })
  })
}

async function useAll(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await useMenus(page)
  await scrollTables(page)
  await useControls(page)
}

for (const path of ['/', '/contracts/cpamm', '/api/swagger', '/amm/choose', '/glossary'])
  test(`${path} keeps the policy on a phone when its menus and controls are used`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await useAll(page, path)
    await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  })

test('every page keeps the policy on a phone, with its menus and controls used', {
  tag: ['@desktop', '@drill'],
}, async ({ page }) => {
  const pages = builtPages('root')
  expect(pages.length).toBeGreaterThan(50)
  for (const { path } of pages) await useAll(page, path)
  expect(await page.context().cookies(), 'no cookie').toEqual([])
})

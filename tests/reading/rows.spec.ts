import type { Locator, Page } from '@playwright/test'
import { heading } from '#support/browser/page-parts.ts'
import { searchField, searchResults } from '#support/browser/search.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

const PAGE = '/contracts/red-snwapper'
const ROW = 'redsnwapper-42161'
const OTHER = 'redsnwapper-1'

const row = (page: Page, id = ROW) => page.locator(`#${id}`)
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Find networks' })

/** A row is marked by a frame and a ground of its own. */
async function expectMarked(marked: Locator, page: Page): Promise<void> {
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(marked).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // And none but that one.
  const outlined = await page
    .locator('#article tr')
    .evaluateAll(all => all.filter(each => getComputedStyle(each).outlineStyle === 'solid').length)
  expect(outlined).toBe(1)
}

/** Searches, and follows the first result, which has to lead to an address. */
async function followSearch(page: Page, query: string, address: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await searchField(page).fill(query)
  await expect(searchResults(page).first()).toHaveAttribute('href', address)
  await page.keyboard.press('Enter')
}

test('a row has a link to itself, which shows under the pointer and with the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  const link = row(page).getByRole('link', { name: 'Link to Arbitrum One' })
  await expect(link).toHaveCSS('opacity', '0')
  await row(page).hover()
  await expect(link).toHaveCSS('opacity', '1')
  await heading(page).hover()
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PAGE}#${ROW}`)
  await expectMarked(row(page), page)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the row of the address is marked on arrival, ${colorScheme}, and not on paper`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${PAGE}#${ROW}`)
    await expectMarked(row(page), page)
    await expect(row(page)).toBeInViewport()
    await hydrate(page)
    await expectMarked(row(page), page)
    await page.emulateMedia({ colorScheme, media: 'print' })
    await expect(row(page)).toHaveCSS('outline-style', 'none')
    await expect(row(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
}

test('the mark follows links, and the ways back and forward', async ({ page }) => {
  await page.goto(`${PAGE}#${OTHER}`)
  await hydrate(page)
  await expectMarked(row(page, OTHER), page)
  await row(page).getByRole('link', { name: 'Link to Arbitrum One' }).press('Enter')
  await expectMarked(row(page), page)
  await page.goBack()
  await expectMarked(row(page, OTHER), page)
  await page.goForward()
  await expectMarked(row(page), page)
  await expect(row(page)).toBeInViewport()
  await page.getByRole('link', { name: 'Link to “Limits and risks”' }).press('Enter')
  await expect(page).toHaveURL(`${PAGE}#limits-and-risks`)
  await expect(row(page)).toHaveCSS('outline-style', 'none')
})

test('a row that the filter hides is shown when a link leads to it', async ({ page }) => {
  await page.goto('/networks')
  await hydrate(page)
  await filter(page).fill('polygon')
  await expect(row(page, 'chain-8453')).toBeHidden()
  await followSearch(page, 'weth base', '/networks#chain-8453')
  await expectMarked(row(page, 'chain-8453'), page)
  await expect(row(page, 'chain-8453')).toBeInViewport()
  await expect(filter(page)).toHaveValue('')
  await expect(row(page, 'chain-1')).toBeVisible()
})

test('a filter that was typed before it came to life does not hide it either', async ({ page }) => {
  // As a browser does that restores a form.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const input = document.querySelector<HTMLInputElement>('#article input[type="search"]')
      if (input) input.value = 'polygon'
      document.documentElement.dataset.restored = input?.value
    }),
  )
  await page.goto('/networks#chain-8453')
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'polygon')
  await hydrate(page)
  await expect(filter(page)).toHaveValue('')
  await expectMarked(row(page, 'chain-8453'), page)
})

test('a row in a part that is folded together is shown when a link leads to it', async ({
  page,
}) => {
  await page.goto(PAGE)
  await hydrate(page)
  // No page folds a table away: this one does here.
  await page
    .locator('#article .table-scroll')
    .first()
    .evaluate(table => {
      const details = document.createElement('details')
      table.replaceWith(details)
      details.append(table)
    })
  await expect(row(page)).toBeHidden()
  await followSearch(page, 'redsnwapper arbitrum', `${PAGE}#${ROW}`)
  await expectMarked(row(page), page)
  await expect(row(page)).toBeInViewport()
})

test('a link from another page marks the row', async ({ page }) => {
  await page.goto('/dao/governance')
  await followSearch(page, 'weth base', '/networks#chain-8453')
  await expect(page).toHaveURL('/networks#chain-8453')
  await expectMarked(row(page, 'chain-8453'), page)
  await page.goBack()
  await expect(page).toHaveURL('/dao/governance')
  await page.goForward()
  await expectMarked(row(page, 'chain-8453'), page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the row of the address is marked', async ({ page }) => {
    await page.goto(`${PAGE}#${ROW}`)
    await expect(row(page)).toBeInViewport()
    await expect(row(page)).toHaveCSS('outline-style', 'solid')
    await row(page, OTHER).getByRole('link', { name: 'Link to Ethereum' }).click()
    await expect(row(page, OTHER)).toHaveCSS('outline-style', 'solid')
    await expect(row(page)).toHaveCSS('outline-style', 'none')
  })
})

for (const [name, id] of [
  ['optimism', 10],
  ['bsc', 56],
] as const)
  test(`networks are found by the short names that code has for them: ${name}`, async ({
    page,
  }) => {
    for (const [at, label] of [
      ['/networks', 'Find networks'],
      ['/subgraphs/blocks', 'Find a network'],
    ] as const) {
      await page.goto(at)
      await hydrate(page)
      await page.getByRole('searchbox', { name: label }).first().fill(name)
      const found = page.locator('#article tr[data-filter]').filter({ visible: true })
      await expect(found.filter({ has: page.getByText(String(id), { exact: true }) })).toHaveCount(
        1,
      )
    }
  })

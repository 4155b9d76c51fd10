import type { Locator } from '@playwright/test'
import { answeringFigure } from '#support/browser/figure.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test('links that leave the site are marked and open a tab of their own', async ({ page }) => {
  await page.goto('/resources')
  const external = page.locator('#article a[href^="http"]')
  expect(await external.count()).toBeGreaterThan(0)
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

test('the edit link leads to the source of the page', async ({ page }) => {
  await page.goto('/dao/governance')
  const link = page.getByRole('link', { name: /^Edit page/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/.+\/dao\/governance\.mdx$/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the assistant is asked about the page', async ({ page }) => {
  await page.goto('/dao/governance')
  const link = page.getByRole('link', { name: /^Ask a chat assistant/ }).first()
  const question = new URL((await link.getAttribute('href')) ?? '').searchParams.get('q')
  expect(question).toContain('https://docs.sushi.com/dao/governance')
})

/** The issue that a link to the repository would open. */
async function issueOf(link: Locator): Promise<Record<string, string>> {
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  return { pathname, ...Object.fromEntries(searchParams) }
}

test('a report names the page, and what the reader was at once it is pressed', async ({ page }) => {
  const address = 'https://docs.sushi.com/dao/governance'
  const pathname = '/sushi-labs/sushi/issues/new'
  await page.goto('/dao/governance')
  const link = page.getByRole('link', { name: /^Something wrong here\?/ })
  await expect(link).toHaveAttribute('target', '_blank')
  expect(await issueOf(link)).toEqual({ pathname, body: address })
  await hydrate(page)
  await link.scrollIntoViewIfNeeded()
  const section = page.locator('#article h2').last()
  const id = await section.getAttribute('id')
  const words = (await section.evaluate(heading => heading.firstChild?.textContent)) ?? ''
  await page.evaluate(() => {
    const first = document.querySelector('#article p')
    if (first) getSelection()?.selectAllChildren(first)
    // What is pressed is looked at, and not followed.
    addEventListener('click', event => event.preventDefault())
    scrollTo(0, document.documentElement.scrollHeight)
  })
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toBeTruthy()
  await link.click()
  const reported = { pathname, title: 'Governance' }
  expect(await issueOf(link)).toEqual({
    ...reported,
    body: `${address}#${id}\n\nSection: ${words}\n\n> ${selected}`,
  })
  // By a key, with nothing selected.
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await link.press('Enter')
  expect(await issueOf(link)).toEqual({
    ...reported,
    body: `${address}#${id}\n\nSection: ${words}`,
  })
})

test('a link within a page keeps the state that a figure has put into the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/amm/cpamm?figure=constant-product&amount=50#constant-product')
  const figure = await answeringFigure(page, 'constant-product')
  const amount = figure.getByRole('textbox', { name: 'X sold to the pool, typed' })
  await amount.fill('80')
  await amount.press('Enter')
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(page).toHaveURL(/amount=80#constant-product$/)
  await page
    .getByRole('link', { name: /^Link to “/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\?figure=constant-product&amount=80#(?!constant-product)/)
  await page.reload()
  await answeringFigure(page, 'constant-product')
  await expect(amount).toHaveValue('80.0 X')
})

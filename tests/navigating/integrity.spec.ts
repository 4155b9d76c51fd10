import type { Page } from '@playwright/test'
import { addLink } from '#support/browser/add-link.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { askWholeDocument } from '#support/browser/whole-document.ts'

// What a browser refuses reaches the console.
test.use({
  expectedTroubles: [/integrity|did not load|Failed to (?:fetch|load)|ERR_FAILED|violates/i],
})

/** Serves scripts with something added that would tell that they have run. */
async function changeScripts(page: Page, scripts: string): Promise<() => number> {
  let sent = 0
  await page.route(scripts, async route => {
    const response = await route.fetch()
    sent += 1
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.changed=1` })
  })
  return () => sent
}

/** Whether a changed script has run. A page whose app does not load is loaded anew once. */
const hasRun = (page: Page) =>
  askWholeDocument(page, () => page.evaluate(() => 'changed' in globalThis))

/** Expects that the article is read, and that its links lead on. */
async function expectReadable(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title)
  expect(await hasRun(page)).toBe(false)
  await page.locator('#article').getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText(title)
  expect(await hasRun(page)).toBe(false)
}

test('a boot script that was changed never runs @desktop', async ({ page }) => {
  const sent = await changeScripts(page, '**/assets/boot-*.js')
  await page.goto('/dao/governance')
  expect(sent()).toBe(1)
  await page.mouse.move(100, 100)
  await expectReadable(page, 'Governance')
})

test('an app that was changed never runs, and the reader is told @desktop', async ({ page }) => {
  const sent = await changeScripts(page, '**/assets/client-*.js')
  await page.goto('/dao/governance')
  let x = 100
  // The page is loaded anew once before it says so.
  await expect
    .poll(async () => {
      x += 1
      await page.mouse.move(x, 100)
      return page.getByText('Interactive parts did not load.').isVisible()
    })
    .toBe(true)
  expect(sent()).toBeGreaterThan(0)
  await expectReadable(page, 'Governance')
})

for (const [what, scripts] of [
  ['part', '**/assets/tabs-island-*.js'],
  ['script that a part begins with', '**/assets/dist-*.js'],
] as const)
  test(`a ${what} that was changed never runs, and the reader is told @desktop`, async ({
    page,
  }) => {
    const sent = await changeScripts(page, scripts)
    await page.goto('/api/examples/quote')
    await hydrate(page)
    await page.getByRole('tab', { name: 'TypeScript' }).first().click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(sent()).toBeGreaterThan(0)
    expect(await hasRun(page)).toBe(false)
    // Of several files one may still be on its way, changed.
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    const tab = page.getByRole('tab', { name: 'TypeScript' }).first()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(await hasRun(page)).toBe(false)
  })

test('a figure whose shared script was changed stays the picture it is @desktop', async ({
  page,
}) => {
  const sent = await changeScripts(page, '**/assets/figure-kit-*.js')
  await page.goto('/amm/clamm')
  await hydrate(page)
  await page.locator('[data-island="price-range"]').scrollIntoViewIfNeeded()
  await expect.poll(sent).toBeGreaterThan(0)
  expect(await hasRun(page)).toBe(false)
})

test.describe('under the policy', () => {
  test.use({ bypassCSP: false })

  test('rules that were changed style nothing @desktop', async ({ page }) => {
    await page.route('**/dao/governance', async route => {
      const response = await route.fetch()
      const html = (await response.text()).replace('</style>', 'body{color:rgb(1,2,3)}</style>')
      await route.fulfill({ response, body: html })
    })
    await page.goto('/dao/governance')
    await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(heading(page)).toHaveText('Governance')
  })

  /** Rules of every page and of a part that only some have, as they apply. */
  const lookOf = (page: Page) =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('h1, header, footer')].map(
        part => getComputedStyle(part).fontSize + getComputedStyle(part).display,
      ),
      ...[...document.querySelectorAll('figure')].map(
        figure => getComputedStyle(figure).padding + getComputedStyle(figure).borderTopWidth,
      ),
    ])

  test('rules that a host does not allow yet come as a file, also on the pages that follow @desktop', async ({
    page,
  }) => {
    const looks: string[][] = []
    for (const address of ['/amm/cpamm', '/amm/lbamm']) {
      await page.goto(address)
      looks.push(await lookOf(page))
    }
    expect(looks[0]).not.toEqual(looks[1])
    // As between the switch to a release and the moment at which the host reads its policy.
    await page.route('**/amm/*', async route => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy']?.replace(
        /style-src [^;]*/,
        "style-src 'self'",
      )
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy ?? '' },
      })
    })
    await page.goto('/amm/cpamm')
    await expect.poll(() => lookOf(page)).toEqual(looks[0])
    await hydrate(page)
    const link = await addLink(page, '/amm/lbamm')
    await link.click()
    await expect(heading(page)).toHaveText('lbAMM: liquidity book')
    await expect.poll(() => askWholeDocument(page, () => lookOf(page))).toEqual(looks[1])
  })
})

import type { Page } from '@playwright/test'
import { figures } from '#site/figures/index.ts'
import { type ControlContrast, controlContrasts, faint } from '#support/browser/contrast.ts'
import { openFigure } from '#support/browser/figure.ts'
import { openForm } from '#support/browser/open-form.ts'
import { sliderContrasts } from '#support/browser/slider-contrast.ts'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'

/** Checks what was measured, of at least so many controls, and that what is chosen was among them. */
function expectContrast(found: readonly ControlContrast[], atLeast: number, chosen: string[]) {
  expect(found.length).toBeGreaterThanOrEqual(atLeast)
  expect(faint(found)).toEqual([])
  const marked = found.flatMap(({ by, name }) => (by === 'mark' ? [name] : []))
  for (const name of chosen) expect(marked).toContainEqual(expect.stringContaining(name))
}

/** Measures a whole page, frame and article. */
async function expectPage(page: Page, atLeast: number, chosen: string[]): Promise<void> {
  expectContrast(await controlContrasts(page.locator('body')), atLeast, chosen)
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '')
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@desktop' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the controls of the forms can be told from the page', async ({ page }) => {
      await page.goto('/api/swagger')
      const swap = await openForm(page, 'Prepare a swap')
      await openAll(page)
      expectContrast(await controlContrasts(swap), 20, ['curl'])
      await page.goto('/api/blade/swagger')
      const deposit = await openForm(page, 'Prepare a deposit')
      await openAll(page)
      expectContrast(await controlContrasts(deposit), 9, ['curl'])
      // Languages and examples are switched on the page, too, and the sidebar marks the call that is read.
      await expectPage(page, 40, ['curl', '200'])
    })

    test('so can those of the frame, and what is chosen from what is not', async ({ page }) => {
      await page.goto('/api/examples/quote')
      await hydrate(page)
      await hydrateIsland(page.getByRole('tab', { name: 'TypeScript' }).first())
      await expectPage(page, 12, ['Quote', 'curl'])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open the sidebar' }).click()
      await expectPage(page, 5, ['Quote'])
    })

    test('so can the entry of the present page in a menu', async ({ page }) => {
      await page.goto('/sdk/migrating')
      await hydrate(page)
      await page.getByRole('button', { name: '6.2.12' }).click()
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      expectContrast(await controlContrasts(menu), 2, ['Migrating'])
    })

    test('so can the letter that is read, and the boxes that filter tables', async ({ page }) => {
      await page.goto('/glossary')
      await hydrate(page)
      await expect(page.locator('main [aria-current="location"]').first()).toBeVisible()
      await expectPage(page, 5, ['A'])
      await page.goto('/subgraphs/cpamm')
      await expect(page.locator('main').getByRole('searchbox').first()).toBeVisible()
      await expectPage(page, 5, [])
    })

    test('so can those of the search, and what is chosen in it', async ({ page }) => {
      await page.goto('/')
      await hydrate(page)
      await page.keyboard.press('/')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').fill('pool')
      await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      expectContrast(await controlContrasts(dialog), 4, ['Show excerpts', ''])
    })

    test.describe('where no page is', () => {
      test.use({ expectedTroubles: [/404/] })

      test('so can the field that asks for its words', async ({ page }) => {
        await page.goto('/no/such/page')
        const field = page.locator('main input')
        await expect(field).toBeVisible()
        expectContrast(await controlContrasts(page.locator('main')), 2, [])
      })
    })

    test('so can the trade of the first page', async ({ page }) => {
      await page.goto('/')
      expectContrast(await sliderContrasts(page.locator('main')), 2, [])
    })

    test('so can those of every figure', { tag: '@drill' }, async ({ page }) => {
      test.slow()
      const ids = Object.keys(figures).filter((id): id is keyof typeof figures =>
        Object.hasOwn(figures, id),
      )
      const found: ControlContrast[] = []
      for (const id of ids) {
        const figure = await openFigure(page, id)
        found.push(...(await controlContrasts(figure)), ...(await sliderContrasts(figure)))
      }
      for (const part of ['thumb', 'track', 'mark', 'icon', 'border'])
        expect(found.filter(({ by }) => by === part).length, part).toBeGreaterThan(2)
      expectContrast(found, 100, [])
    })
  })
}

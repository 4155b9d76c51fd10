import type { Page } from '@playwright/test'
import { figures } from '#site/figures/index.ts'
import { type ControlContrast, controlContrasts } from '#support/browser/contrast.ts'
import { openFigure } from '#support/browser/figure.ts'
import { openForm } from '#support/browser/open-form.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** The least contrast of what a control is told by (WCAG 2.2, 1.4.11), and of text (1.4.3). */
const LEAST = { border: 3, accent: 3, text: 4.5 } as const

/** Checks what was measured, of at least so many controls. */
function expectContrast(found: readonly ControlContrast[], atLeast: number): void {
  expect(found.length).toBeGreaterThanOrEqual(atLeast)
  expect(found.filter(({ by, ratio }) => ratio < LEAST[by])).toEqual([])
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '')
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@desktop' }, () => {
    test.use({ colorScheme })

    test('the controls of the forms can be told from the page', async ({ page }) => {
      await page.goto('/api/swagger')
      const swap = await openForm(page, 'Prepare a swap')
      await openAll(page)
      expectContrast(await controlContrasts(swap), 20)
      await page.goto('/api/blade/swagger')
      const deposit = await openForm(page, 'Prepare a deposit')
      await openAll(page)
      expectContrast(await controlContrasts(deposit), 9)
    })

    test('so can those of the boxes that filter tables', async ({ page }) => {
      await page.goto('/subgraphs/cpamm')
      const filter = page.locator('main').getByRole('searchbox').first()
      await expect(filter).toBeVisible()
      expectContrast(await controlContrasts(page.locator('main')), 1)
    })

    test('so can that of the search', async ({ page }) => {
      await page.goto('/')
      await hydrate(page)
      await page.keyboard.press('/')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('combobox')).toBeVisible()
      expectContrast(await controlContrasts(dialog), 1)
    })

    test('so can those of every figure', async ({ page }) => {
      test.slow()
      const ids = Object.keys(figures).filter((id): id is keyof typeof figures =>
        Object.hasOwn(figures, id),
      )
      const found: ControlContrast[] = []
      for (const id of ids) found.push(...(await controlContrasts(await openFigure(page, id))))
      expectContrast(found, 10)
    })
  })
}

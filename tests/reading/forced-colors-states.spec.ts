import type { Locator } from '@playwright/test'
import { openFigure } from '#support/browser/figure.ts'
import { groundOf } from '#support/browser/forced-colors.ts'
import { openForm } from '#support/browser/open-form.ts'
import { sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

// The chosen tab, the present entry of the top bar and the chosen result of the search are in `forced-colors.spec.ts`.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What a reader sees of something besides its words: colors as the system forces them, lines that are drawn, weight. */
function lookOf(part: Locator): Promise<Readonly<Record<string, string>>> {
  return part.evaluate(element => {
    const drawn = getComputedStyle(element)
    const line = (side: 'Top' | 'Bottom') =>
      `${drawn[`border${side}Style`]} ${drawn[`border${side}Width`]} ${drawn[`border${side}Color`]}`
    return {
      text: drawn.color,
      ground: drawn.backgroundColor,
      above: line('Top'),
      below: line('Bottom'),
      weight: drawn.fontWeight,
      outline: `${drawn.outlineStyle} ${drawn.outlineWidth}`,
    }
  })
}

test.describe('with forced colors', { tag: '@desktop' }, () => {
  test('a step that cannot be taken differs from one that can', async ({ page }) => {
    // The look of what cannot be pressed comes with what answers.
    const steps = (await openFigure(page, 'constant-product')).locator('.figure-steps')
    const before = steps.getByRole('button', { name: 'Previous step' })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    const next = steps.getByRole('button', { name: 'Next step' })
    await expect(next).toHaveAttribute('aria-disabled', 'false')
    expect((await lookOf(before)).text).not.toBe((await lookOf(next)).text)
  })

  test('the chosen option of a figure differs from the others', async ({ page }) => {
    await page.goto('/amm/choose')
    await hydrate(page)
    const options = page.locator('figure fieldset').first().locator('label')
    await options.last().scrollIntoViewIfNeeded()
    const grounds = await Promise.all(
      (await options.all()).map(async option => ({
        isChosen: await option.locator('input').isChecked(),
        ground: (await lookOf(option)).ground,
      })),
    )
    const [chosen] = grounds.filter(({ isChosen }) => isChosen)
    const others = grounds.filter(({ isChosen }) => !isChosen)
    expect(others.length).toBeGreaterThan(0)
    for (const { ground } of others) expect(ground).not.toBe(chosen?.ground)
  })

  test('a field that is wrong says so in words, beside it', async ({ page }) => {
    await page.goto('/api/swagger')
    const form = await openForm(page, 'Quote a trade')
    const field = form.getByLabel('amount')
    await field.fill('a few')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText(/^Expected/).first()).toBeVisible()
    const { below } = await lookOf(field)
    expect(below).toMatch(/^solid [1-9]/)
    expect(below).not.toContain(await groundOf(page))
  })

  test('a button that has copied says so in words', async ({ page }) => {
    await page.goto('/quickstart')
    await hydrate(page)
    const copy = page.locator('#article figure.code').first().locator('button[data-copy]')
    await copy.click()
    await expect(copy).toHaveText('Copied')
    await expect(copy).toBeVisible()
  })

  test('what the keyboard leads to has a line around it', async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    const ground = await groundOf(page)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const line = await page.evaluate(() => {
        const around = [document.activeElement, document.activeElement?.parentElement]
        return around.flatMap(element => {
          if (!element) return []
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
          return outlineStyle === 'none' ? [] : [`${outlineWidth} ${outlineColor}`]
        })
      })
      expect(line, `after ${presses + 1} presses`).toEqual([expect.stringMatching(/^[1-9]/)])
      expect(line.join()).not.toContain(ground)
    }
  })

  test('an open menu has a line around it', async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    await page.getByRole('button', { name: '6.2.12' }).click()
    const menu = page.getByRole('menu').filter({ visible: true })
    await expect(menu).toBeVisible()
    const { below } = await lookOf(menu)
    expect(below).toMatch(/^solid [1-9]/)
    expect(below).not.toContain(await groundOf(page))
  })

  test.describe('in a narrow window', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('the mobile sidebar marks the present page', async ({ page }) => {
      await page.goto('/dao/governance')
      await hydrate(page)
      await page.getByRole('button', { name: 'Open the sidebar' }).click()
      await expect(sidebar(page)).toBeVisible()
      const present = sidebar(page).locator('a[aria-current="page"]')
      const other = sidebar(page).getByRole('link', { name: 'Tokenomics' })
      expect((await lookOf(present)).weight).not.toBe((await lookOf(other)).weight)
    })
  })

  test.describe('on a site with an announcement', () => {
    test.use({ site: 'banner' })

    test('it is told apart by a line, and so is the button that dismisses it', async ({ page }) => {
      await page.goto('/start')
      const banner = page.getByRole('complementary', { name: 'Announcement' })
      await expect(banner).toBeVisible()
      const ground = await groundOf(page)
      const { below = '', above = '' } = await lookOf(banner)
      const lines = [above, below].filter(line => /^solid [1-9]/.test(line))
      expect(lines.filter(line => !line.includes(ground))).not.toEqual([])
      await expect(banner.getByRole('button', { name: 'Dismiss the announcement' })).toBeVisible()
    })
  })
})

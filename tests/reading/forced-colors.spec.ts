import type { Locator } from '@playwright/test'
import { groundOf } from '#support/browser/forced-colors.ts'
import { searchField, searchResults } from '#support/browser/search.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/*
 * Where a reader's system forces its colors, neither grounds nor shadows of the site are drawn, and every line is,
 * a transparent one too: what is chosen has to differ all the same.
 */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Color and width of the line below something. */
function lineBelow(part: Locator): Promise<string> {
  return part.evaluate(element => {
    const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(element)
    return `${borderBlockEndColor} ${borderBlockEndWidth}`
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colors of a ${colorScheme} system`, { tag: '@desktop' }, () => {
    test.use({ colorScheme })

    test('the chosen tab has a line that the others have not', async ({ page }) => {
      await page.goto('/sdk/installation')
      const tabs = page.getByRole('tablist').first().getByRole('tab')
      await expect(tabs.nth(1)).toBeVisible()
      const ground = await groundOf(page)
      const lineOf = (selected: boolean) =>
        lineBelow(tabs.and(page.getByRole('tab', { selected })).first())
      expect(await lineOf(true)).not.toContain(ground)
      expect(await lineOf(false)).toBe(`${ground} 2px`)

      await page.goto('/api/swagger')
      const names = page.locator('[data-call] fieldset').first().locator('label')
      const lines = await Promise.all(
        (await names.all()).map(async name => ({
          isChosen: await name.locator('input').isChecked(),
          below: await lineBelow(name.locator('span').last()),
        })),
      )
      expect(lines.length).toBeGreaterThan(2)
      for (const { isChosen, below } of lines) expect(below === `${ground} 2px`).toBe(!isChosen)
    })

    test('the present entry of the top bar and the chosen result of the search show', async ({
      page,
    }) => {
      await page.goto('/dao/governance')
      await hydrate(page)
      const mark = page
        .getByRole('navigation', { name: 'Site', exact: true })
        .locator('[aria-current]')
      const line = await mark.evaluate(entry => {
        const { borderBlockStartWidth, borderBlockStartColor } = getComputedStyle(entry, '::after')
        return { width: borderBlockStartWidth, color: borderBlockStartColor }
      })
      const ground = await groundOf(page)
      expect(line).toEqual({ width: '2px', color: expect.not.stringContaining(ground) })

      await page.keyboard.press('/')
      await searchField(page).fill('quorum')
      await expect(searchResults(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const options = page.getByRole('option')
      const around = await options.evaluateAll(all =>
        all.map(option => ({
          isChosen: option.ariaSelected === 'true',
          isOutlined: [option, ...option.querySelectorAll('*')].some(
            part => getComputedStyle(part).outlineStyle === 'solid',
          ),
        })),
      )
      expect(around.filter(({ isChosen }) => isChosen)).toHaveLength(1)
      for (const { isChosen, isOutlined } of around) expect(isOutlined).toBe(isChosen)
    })
  })

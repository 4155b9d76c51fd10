import { heading } from '#support/browser/page-parts.ts'
import { searchField, searchResults } from '#support/browser/search.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test.use({ losesFocus: 'what would move it is what fails' })

/** What a browser may lack, and what of it is told in its console, and to no reader; nothing where it can be done without. */
const LACKING: Readonly<Record<string, RegExp[]>> = {
  matchMedia: [/is not a function/],
  IntersectionObserver: [/is not a constructor|undefined/],
  ResizeObserver: [],
  localStorage: [],
  sessionStorage: [],
  clipboard: [],
  navigation: [],
}

for (const [lacking, expectedTroubles] of Object.entries(LACKING))
  test.describe(`a browser that lacks ${lacking} from the start`, () => {
    test.use({ expectedTroubles })

    test('reads, copies and searches', { tag: '@desktop' }, async ({ page }) => {
      await page.addInitScript(name => {
        const owner = name === 'clipboard' ? navigator : window
        Object.defineProperty(owner, name, { value: undefined, configurable: true })
      }, lacking)
      await page.goto('/dao/governance#100%')
      await expect(heading(page)).toHaveText('Governance')
      await page.keyboard.press('/')
      await page.keyboard.type('tokenomics')
      // The search itself, not what stands in for it until the app is there.
      await expect(searchField(page)).toBeFocused()
      await expect(searchField(page)).toHaveValue('tokenomics')
      await expect(searchResults(page).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // Without a way to ask for the system's theme there is no switch.
      if (lacking !== 'matchMedia') {
        await page.getByRole('button', { name: 'Switch between light and dark' }).click()
        await expect(page.locator('html')).toHaveClass(/\bdark\b/)
      }
      await page.goto('/api/examples/quote')
      const copy = page.locator('button[data-copy]').first()
      await copy.click()
      await expect(copy).toHaveAttribute('data-copied', /true|false/)
      await page.goto('/dao/governance')
      await page.locator('#article').getByRole('link', { name: 'Roadmap' }).click()
      await expect(heading(page)).toHaveText('Roadmap')
      await hydrate(page)
      // Without a way to see what comes near, the frame fails: it says so, and the article with its links stays.
      await expect(page.getByRole('alert')).toHaveCount(lacking === 'IntersectionObserver' ? 1 : 0)
    })
  })

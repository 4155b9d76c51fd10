import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '#engine/ui/storage-keys.ts'
import { openForm } from '#support/browser/open-form.ts'
import { heading } from '#support/browser/page-parts.ts'
import { searchDialog, searchField, searchResults } from '#support/browser/search.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

/*
 * What a browser keeps for the site is full, or is not what the site has written; what it lets the site do is refused. A
 * storage that refuses all is in `storage.spec.ts`, a clipboard that refuses code in `copy.spec.ts`.
 */

const FORM = 'Quote a trade'

/** Uses all of which something is kept: theme, search, form, place on the page. */
async function useAll(page: Page): Promise<void> {
  await page.goto('/api/swagger')
  const form = await openForm(page, FORM)
  await form.getByLabel('amount').fill('123456789')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.keyboard.press('Control+k')
  await searchField(page).fill('quorum')
  await expect(searchResults(page).first()).toBeVisible()
  await searchDialog(page).getByRole('button', { name: 'Show excerpts' }).click()
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 600))
  await nextLink(page).click()
  await expect(page).not.toHaveURL('/api/swagger')
  await page.goBack()
  await expect(page).toHaveURL('/api/swagger')
  await openForm(page, FORM)
  await expect(form.getByLabel('amount')).toHaveValue('123456789')
}

/** What no page has written: no text of JSON, JSON of another kind, and texts that mean something to scripts. */
const GARBAGE = [
  '',
  '"dark"',
  'light dark',
  '[object Object]',
  '{',
  '[[]]',
  '{"__proto__":{"top":-1}}',
  '<img src=x onerror=alert(1)>',
  '\ud800',
  'x'.repeat(1_000),
]

test('garbage under every key that the site keeps breaks nothing', {
  tag: ['@desktop', '@drill'],
}, async ({ page }) => {
  await useAll(page)
  await page.reload()
  await hydrate(page)
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }))
  const isListed = (key: string, names: readonly string[]) =>
    names.some(name => (name.endsWith(' ') ? key.startsWith(name) : key === name))
  const { localStorage: lasting, sessionStorage: passing } = STORAGE_KEYS
  expect(keys.local.filter(key => !isListed(key, lasting))).toEqual([])
  expect(keys.session.filter(key => !isListed(key, passing))).toEqual([])
  // What begins a name was used above; some of the others are gone again once a page has loaded.
  const begun = passing.filter(name => name.endsWith(' '))
  for (const name of begun) expect(keys.session.filter(key => key.startsWith(name))).toHaveLength(1)
  const all = [...new Set([...keys.local, ...keys.session, ...lasting, ...passing])]
  for (const garbage of GARBAGE) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) {
          localStorage.setItem(name, text)
          sessionStorage.setItem(name, text)
        }
        // What the page that is left would write.
        addEventListener('pagehide', event => event.stopImmediatePropagation(), { capture: true })
      },
      [all, garbage] as const,
    )
    await page.goto('/api/swagger')
    await expect(heading(page)).toBeVisible()
    const form = await openForm(page, FORM)
    await expect(form.getByLabel('amount')).toHaveValue(/^\d+$/)
    await page.keyboard.press('Control+k')
    await searchField(page).fill('quorum')
    await expect(searchResults(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toHaveCount(0)
    await nextLink(page).click()
    await expect(page).not.toHaveURL('/api/swagger')
  }
})

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' })

  test('a theme that is none leaves the page dark, and can be chosen', { tag: '@desktop' }, async ({
    page,
  }) => {
    const root = page.locator('html')
    await page.goto('/dao/governance')
    for (const garbage of GARBAGE) {
      await page.evaluate(text => localStorage.setItem('theme', text), garbage)
      await page.goto('/dao/governance')
      await expect(root).toHaveClass(/\bdark\b/)
      await hydrate(page)
      // The page asks anew what is kept when the system changes.
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(root).toHaveClass(/\blight\b/)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(root).toHaveClass(/\bdark\b/)
      await expect(root).not.toHaveClass(/\blight\b/)
    }
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await page.reload()
    await expect(root).toHaveClass(/\blight\b/)
  })
})

test('a storage that is full keeps nothing, and all of the page works', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/dao/governance')
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].map(storage => {
      let free = 0
      for (let size = 2 ** 23; size >= 1; size /= 2)
        try {
          storage.setItem(`fill ${size}`, 'x'.repeat(size))
        } catch {
          free += 1
        }
      return free
    }),
  )
  // Some sizes did not fit: no more does now.
  expect(Math.min(...left)).toBeGreaterThan(0)
  await useAll(page)
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap(storage =>
        Object.keys(storage).filter(key => !key.startsWith('fill ')),
      ),
    ),
  ).toEqual([])
})

test('an address that cannot be copied is selected, for the reader to copy', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.goto('/contracts/cpamm')
  const copy = page.locator('#article [data-copy^="0x"]').first()
  const address = await copy.getAttribute('data-copy')
  await copy.click()
  await expect(page.locator('#status')).toHaveText('Press Ctrl+C')
  await expect(copy).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
})

test.describe('without its fonts', () => {
  test.use({ expectedTroubles: [/\.woff2|ERR_FAILED|ERR_BLOCKED_BY_CLIENT/] })

  for (const path of ['/dao/governance', '/api/examples/quote', '/amm/clamm'])
    test(`${path} has the same places for its words`, async ({ page }) => {
      const heightOfArticle = async () => {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        return page.locator('#article').evaluate(article => article.getBoundingClientRect().height)
      }
      const withFonts = await heightOfArticle()
      await page.route('**/*.woff2', route => route.abort('blockedbyclient'))
      const without = await heightOfArticle()
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
      expect(loaded.filter(family => !family.includes('allback'))).toEqual([])
      // Each letter is as wide on average; in a narrow column, some paragraphs take a line more or less.
      expect(Math.abs(without / withFonts - 1)).toBeLessThan(0.08)
      const sideways = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
      expect(await sideways()).toBe(false)
      // No letters are left out while a font is waited for.
      const shown = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(sheet => [...sheet.cssRules])
          .filter(rule => rule instanceof CSSFontFaceRule)
          .filter(rule => rule.style.getPropertyValue('src').includes('url('))
          .map(rule => rule.style.getPropertyValue('font-display')),
      )
      expect(shown.length).toBeGreaterThan(1)
      expect(shown.filter(value => value !== 'optional' && value !== 'swap')).toEqual([])
    })
})

import { describe } from 'vitest'
import { a, type Page } from './support/page.ts'
import { expect, journey, SMALL } from './support/test.ts'

const trigger = a('button', '6.2.12', 'nav[aria-label="Site"]')
const items = async (page: Page) => (await page.see(a('menuitem'))).map(({ name }) => name)
const focused = (page: Page) => page.focused(a('menuitem'))
const sidebar = (page: Page) => page.see(a('navigation', 'Documentation'))

/** Waits until the richer menu has taken the place of the plain one. */
const menuIsReady = (page: Page) =>
  expect.poll(async () => (await page.see(trigger)).map(({ tag }) => tag)).toEqual(['button'])

/** Opens a page and brings it to life. */
async function openPage(page: Page): Promise<void> {
  await page.open('/dao/governance')
  await page.wake()
}

describe('menus', () => {
  journey('one opens under the pointer, and closes when that leaves', async ({ page }) => {
    await openPage(page)
    await menuIsReady(page)
    await page.hover(trigger)
    await expect.poll(() => items(page)).toContain('Migrating')
    await page.moveTo({ x: 300, y: 700 })
    await expect.poll(() => items(page)).toEqual([])
  })

  journey('one is worked by keys: opening, letters, Escape', async ({ page }) => {
    await openPage(page)
    await menuIsReady(page)
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('nav[aria-label="Site"] button')]
        .find(({ textContent }) => textContent?.includes('6.2.12'))
        ?.focus(),
    )
    await page.press('Enter')
    await expect.poll(() => focused(page)).toEqual(['Migrating'])
    await page.press('c')
    await expect.poll(() => focused(page)).toEqual([expect.stringMatching(/^Changelog/)])
    await page.press('Escape')
    await expect.poll(() => items(page)).toEqual([])
    await expect.poll(() => page.focused(trigger)).toEqual(['6.2.12'])
  })

  journey('an entry leads to its page', async ({ page }) => {
    await openPage(page)
    await page.click(trigger)
    await page.click(a('menuitem', 'Migrating'))
    await expect.poll(() => page.address()).toBe('/sdk/migrating')
    await expect.poll(() => items(page)).toEqual([])
  })
})

describe('the mobile sidebar', () => {
  journey.override({ size: SMALL })

  journey(
    'it opens with the focus on the page in it, keeps the page behind out, and closes',
    async ({ page }) => {
      await page.open('/dao/governance')
      expect(await sidebar(page)).toEqual([])
      for (const close of [
        () => page.press('Escape'),
        () => page.click(a('button', 'Close the menu')),
      ]) {
        await page.click(a('button', 'Open the sidebar'))
        await expect.poll(() => page.focused(a('link'))).toEqual(['Governance'])
        expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
        await close()
        await expect.poll(() => sidebar(page)).toEqual([])
        expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
      }
    },
  )

  journey('it closes behind a link that is followed', async ({ page }) => {
    await openPage(page)
    await page.click(a('button', 'Open the sidebar'))
    await page.click(a('link', 'Tokenomics', '[aria-label="Documentation"]'))
    await expect.poll(() => page.address()).toBe('/dao/tokenomics')
    await expect.poll(() => sidebar(page)).toEqual([])
  })

  journey('"On this page" and the menu of the site open and lead on', async ({ page }) => {
    await openPage(page)
    await page.click(a('button', 'On this page'))
    await page.click(a('link', 'Quorum', '[aria-label="Headings of this page"]'))
    await expect.poll(() => page.address()).toBe('/dao/governance#quorum')
    await page.click(a('button', 'Menu'))
    await page.click(a('link', 'Migrating'))
    await expect.poll(() => page.address()).toBe('/sdk/migrating')
  })
})

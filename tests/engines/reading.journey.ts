import { describe } from 'vitest'
import { a } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const OUTLINE = 'nav[aria-labelledby="outline-title"]'

describe('reading', () => {
  journey('a page is whole before anything comes to life', async ({ page }) => {
    await page.open('/dao/governance')
    expect(await page.texts(a('heading', 'Governance'))).toEqual(['Governance'])
    expect(await page.title()).toBe('Governance · Sushi')
    expect(await page.see(a('navigation', 'Documentation'))).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // The face of the text is fetched early, and formulas are set by the browser itself.
    expect(await page.evaluate(() => document.fonts.check('16px Geist'))).toBe(true)
    const formulas = await page.see(a('math', undefined, '#article'))
    expect(Math.max(...formulas.map(({ box }) => box.height))).toBeGreaterThan(12)
  })

  journey('the outline marks the heading that is read, and leads to others', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wake()
    const marked = async () =>
      (await page.see(a('link', undefined, OUTLINE)))
        .filter(({ attributes }) => attributes['aria-current'] === 'location')
        .map(({ attributes }) => attributes.href)
    const links = await page.see(a('link', undefined, OUTLINE))
    const second = links[1]
    expect(links.length).toBeGreaterThan(2)
    await page.evaluate(
      id => document.querySelector(id)?.scrollIntoView({ behavior: 'instant' }),
      second?.attributes.href ?? '',
    )
    await expect.poll(marked).toEqual([second?.attributes.href])
    await page.click(a('link', links[0]?.name, OUTLINE))
    await expect.poll(() => page.address()).toBe(`/api/examples/quote${links[0]?.attributes.href}`)
    await expect.poll(marked).toEqual([links[0]?.attributes.href])
  })

  journey('tabs are chosen by pointer and by arrow keys', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wakeIsland('[role="tablist"]')
    const selected = async () =>
      (await page.see(a('tab')))
        .filter(({ attributes }) => attributes['aria-selected'] === 'true')
        .map(({ name }) => name)[0]
    await page.click(a('tab', 'TypeScript'))
    await expect.poll(selected).toBe('TypeScript')
    const names = (await page.see(a('tab'))).map(({ name }) => name)
    await page.press('ArrowLeft')
    await expect.poll(selected).toBe(names.at(names.indexOf('TypeScript') - 1))
    await expect.poll(() => page.focused(a('tab'))).toEqual([await selected()])
  })

  journey('a section of the sidebar closes and opens', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wake()
    const below = () => page.see(a('link', 'Service unavailable', 'nav'))
    expect(await below()).toHaveLength(1)
    await page.click(a('button', 'Pages of Errors'))
    await expect.poll(below).toHaveLength(0)
    await page.click(a('button', 'Pages of Errors'))
    await expect.poll(below).toHaveLength(1)
  })

  journey('a term shows its definition, and Escape hides it', async ({ page }) => {
    await page.open('/amm/clamm')
    await page.wake()
    const tips = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role="tooltip"]')]
          .filter(tip => tip.checkVisibility())
          .map(({ textContent }) => textContent),
      )
    await page.hover(a('link', 'tick spacing'))
    await expect.poll(tips).toEqual([expect.stringMatching(/^How many ticks lie between/)])
    await page.press('Escape')
    await expect.poll(tips).toEqual([])
  })
})

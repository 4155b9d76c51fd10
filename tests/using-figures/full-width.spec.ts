import type { Page } from '@playwright/test'
import { openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

/** Where everything of the page is, but for the figure. */
const places = (page: Page, id: string) =>
  page.evaluate(
    figure =>
      [...document.querySelectorAll('header, nav, footer, #article *')]
        .filter(each => !each.closest(`#${figure}`) && !each.querySelector(`#${figure}`))
        .map(each => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [each.localName, x, y, width, height].join(' ')
        })
        // What the figure leaves in its place is new.
        .filter(each => !each.startsWith('div ')),
    id,
  )

test.describe('on a wide window', { tag: '@desktop' }, () => {
  test('a figure that takes the whole window stands in its page on paper', async ({ page }) => {
    const figure = await openFigure(page, 'price-range')
    await figure.getByRole('button', { name: 'Full width' }).click()
    await expect(figure.getByRole('button', { name: 'Back to the page' })).toBeVisible()
    await page.pdf()
    await expect(figure).not.toHaveAttribute('popover')
    const widen = figure.getByRole('button', { name: 'Full width' })
    await expect(widen).toBeFocused()
    await page.emulateMedia({ media: 'print' })
    await expect(figure.getByRole('img')).toBeVisible()
    // Paper has no buttons. A page that prints keeps its focus; one that is drawn for paper in a window does not.
    await expect(widen).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await widen.focus()
  })

  test('a figure takes the whole window, and nothing else moves', async ({ page }) => {
    const figure = await openFigure(page, 'price-range')
    const widen = figure.getByRole('button', { name: 'Full width' })
    await widen.scrollIntoViewIfNeeded()
    await widen.focus()
    const start = await places(page, 'price-range')
    expect(start.length).toBeGreaterThan(50)
    const own = await figure.boundingBox()
    await page.keyboard.press('Enter')
    const back = figure.getByRole('button', { name: 'Back to the page' })
    await expect(back).toBeFocused()
    const box = await figure.boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.y).toBe(0)
    expect(box?.width).toBe((await page.locator('body').boundingBox())?.width)
    expect(await places(page, 'price-range')).toEqual(start)
    expect(await violations(page, { part: '#price-range' })).toEqual([])
    // The picture is beside the controls, and larger.
    const picture = await figure.getByRole('img').boundingBox()
    const slider = await figure.getByRole('slider', { name: 'Price now' }).boundingBox()
    expect(picture?.width).toBeGreaterThan(700)
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(slider?.x ?? 0)
    await page.keyboard.press('Escape')
    await expect(widen).toBeFocused()
    expect(await figure.boundingBox()).toEqual(own)
    expect(await places(page, 'price-range')).toEqual(start)
    await widen.click()
    await back.click()
    expect(await figure.boundingBox()).toEqual(own)
  })

  test('in the dark it is as light as what lies over a page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const figure = await openFigure(page, 'price-range')
    const ground = () => figure.evaluate(each => getComputedStyle(each).backgroundColor)
    await figure.getByRole('button', { name: 'Full width' }).click()
    const wide = await ground()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+k')
    const search = page.getByRole('dialog').filter({ has: page.getByRole('combobox') })
    await expect(search).toBeVisible()
    expect(await search.evaluate(each => getComputedStyle(each).backgroundColor)).toBe(wide)
    expect(wide).not.toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    )
  })

  test('the page behind is out of reach, and is back afterwards', async ({ page }) => {
    const figure = await openFigure(page, 'price-range')
    const widen = figure.getByRole('button', { name: 'Full width' })
    await widen.press('Enter')
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('#price-range')
      })
      expect(outside).toBe(false)
    }
    await figure.getByRole('slider', { name: 'Price now' }).press('Escape')
    await expect(figure.getByRole('slider', { name: 'Price now' })).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

  test('Escape in a field that is written in brings its value back first', async ({ page }) => {
    const figure = await openFigure(page, 'price-range')
    await figure.getByRole('button', { name: 'Full width' }).press('Enter')
    const price = figure.getByRole('textbox', { name: 'Price now, typed' })
    await price.fill('3')
    await price.press('Escape')
    await expect(price).toHaveValue('2,250 Y')
    await expect(figure.getByRole('button', { name: 'Back to the page' })).toBeVisible()
    await price.press('Escape')
    await expect(figure.getByRole('button', { name: 'Full width' })).toBeVisible()
  })

  test('in a window that becomes narrow it ends as well, and the focus stays in the figure', async ({
    page,
  }) => {
    const figure = await openFigure(page, 'price-range')
    await figure.getByRole('button', { name: 'Full width' }).press('Enter')
    await page.setViewportSize({ width: 412, height: 915 })
    await expect(figure.getByRole('button', { name: 'Back to the page' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(figure).not.toHaveAttribute('popover')
    await expect(figure.getByRole('button', { name: 'Reset' })).toBeFocused()
  })

  test('a search that opens ends it', async ({ page }) => {
    const figure = await openFigure(page, 'price-range')
    await figure.getByRole('button', { name: 'Full width' }).press('Enter')
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await expect(figure).not.toHaveAttribute('popover')
  })
})

test('a phone has no full width', { tag: '@phone' }, async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  await expect(figure.getByRole('button', { name: 'Reset' })).toBeVisible()
  await expect(figure.getByRole('button', { name: 'Full width' })).toHaveCount(0)
})

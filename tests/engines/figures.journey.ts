import { describe } from 'vitest'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const FIGURE = '#constant-product'
const slider = a('slider', /X sold to the pool/, FIGURE)

/** What stands under a name in the results of the figure. */
function reading(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate(
    (figure, wanted) =>
      [...document.querySelectorAll(`${figure} dl > div`)]
        .find(row => row.querySelector('dt')?.textContent === wanted)
        ?.querySelector('dd')?.textContent ?? undefined,
    FIGURE,
    name,
  )
}

async function openFigure(page: Page, address: string): Promise<void> {
  await page.open(address)
  await page.wakeIsland(`${FIGURE} svg`)
}

describe('figures', () => {
  journey('the keyboard moves the trade, and Reset takes it back', async ({ page }) => {
    await openFigure(page, '/amm/cpamm')
    await page.click(slider)
    await page.press('Home')
    await expect.poll(() => reading(page, 'Received')).toBe('992.05 Y')
    await page.press('ArrowRight')
    await expect.poll(() => reading(page, 'Received')).not.toBe('992.05 Y')
    await page.click(a('button', 'Reset', FIGURE))
    await expect.poll(() => reading(page, 'Received')).toBe('39,903.94 Y')
  })

  journey('a drag in the picture moves the trade', async ({ page }) => {
    await openFigure(page, '/amm/cpamm')
    const box = await page.evaluate(figure => {
      const picture = [...document.querySelectorAll(`${figure} svg[role="img"]`)].find(svg =>
        svg.checkVisibility(),
      )
      picture?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x = 0, y = 0, width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {}
      return { x, y, width, height }
    }, FIGURE)
    const middle = box.y + box.height / 2
    await page.drag([
      { x: box.x + box.width / 2, y: middle },
      { x: box.x + box.width * 0.9, y: middle },
      { x: box.x + box.width * 0.99, y: middle },
    ])
    await expect.poll(() => reading(page, 'Received')).toBe('99,849.77 Y')
  })

  journey('its table opens, and a link brings it back as it was', async ({ page }) => {
    await openFigure(page, '/amm/cpamm?figure=constant-product&amount=22.5#constant-product')
    await expect
      .poll(async () => (await page.see(slider)).map(({ value }) => value))
      .toEqual(['22.5'])
    // What follows from it takes its place a moment later, and moves what is below.
    await expect.poll(() => reading(page, 'Received')).toBe('36,644.68 Y')
    await page.click(a('button', 'Data as a table', FIGURE))
    await expect.poll(async () => (await page.see(a('table', undefined, FIGURE))).length).toBe(1)
  })
})

import { readFile } from 'node:fs/promises'
import {
  announcement,
  expectReadings,
  openFigure,
  pageOf,
  pressOn,
} from '#support/browser/figure.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

const ID = 'constant-product'
const AMOUNT = 'X sold to the pool'

test('the keyboard moves the trade', async ({ page }) => {
  const figure = await openFigure(page, ID)
  await pressOn(figure, AMOUNT, 'ArrowRight', 3)
  // 26.5 X against 100 X and 200,000 Y, of which 99.7 % count.
  await expect(announcement(figure)).toContainText('Selling 26.5 X')
  await expectReadings(figure, {
    Received: '41,797.81 Y',
    'Price impact': '20.95%',
    'Short of the mid price': '21.14%',
  })
  await pressOn(figure, AMOUNT, 'Home')
  await expectReadings(figure, { Received: '992.05 Y' })
  await figure.getByRole('button', { name: 'Reset' }).click()
  await expectReadings(figure, { Received: '39,903.94 Y' })
})

test('its results are apart and within it, at every width and at both ends', {
  tag: '@desktop',
}, async ({ page }) => {
  const figure = await openFigure(page, ID)
  const slider = figure.getByRole('slider', { name: AMOUNT })
  for (const width of [700, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const key of ['Home', 'End']) {
      await slider.press(key)
      const near = await figure.evaluate(root => {
        const edge = root.getBoundingClientRect().right
        const values = [...root.querySelectorAll('dd')].map(value => {
          const words = document.createRange()
          words.selectNodeContents(value)
          return { text: value.textContent, box: words.getBoundingClientRect() }
        })
        return values.filter(({ box }, index) => {
          const next = values[index + 1]?.box
          const isBeside = next && Math.abs(next.top - box.top) < 2
          return edge - box.right < 8 || (isBeside && next.left - box.right < 14)
        })
      })
      expect(near, `${key} at ${width}`).toEqual([])
    }
  }
})

test('a drag in the picture moves the trade', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, ID)
  const picture = figure.locator('svg[role="img"]')
  const box = await picture.boundingBox()
  if (!box) throw new Error('there is no picture')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.99, box.y + box.height / 2)
  await page.mouse.up()
  await expectReadings(figure, { Received: '99,849.77 Y' })
})

test('a link brings the figure back as it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const figure = await openFigure(page, ID)
  await pressOn(figure, AMOUNT, 'ArrowLeft', 5)
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(figure.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?figure=constant-product&amount=22.5')
  const again = await openFigure(page, ID, page.url())
  await expect(again.getByRole('slider', { name: AMOUNT })).toHaveValue('22.5')
  await expect(again).toBeInViewport()
})

test('a slider that was set before the figure came to life counts', async ({ page }) => {
  await page.goto(pageOf(ID))
  const figure = page.locator(`figure#${ID}`)
  // As a browser does that brings back what stood in a form.
  await figure.locator('input[type="range"]').evaluate(input => {
    if (input instanceof HTMLInputElement) input.value = '60'
  })
  await figure.scrollIntoViewIfNeeded()
  await hydrate(page)
  await expectReadings(figure, { Received: '74,859.22 Y' })
  await expect(figure.getByRole('slider')).toHaveValue('60')
})

test('a heading can still be linked to', async ({ page }) => {
  await page.goto(`${pageOf(ID)}#where-the-fee-goes`)
  await expect(page.getByRole('heading', { name: 'Where the fee goes' })).toBeInViewport()
})

test('picture and data can be taken along', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, ID)
  const downloaded = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('button', { name: button }).click(),
    ])
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    }
  }
  const svg = await downloaded('Download as SVG')
  expect(svg.name).toBe('constant-product.svg')
  expect(svg.text).toContain('stroke="rgb(')
  expect(svg.text).not.toContain('class=')
  const csv = await downloaded('Download as CSV')
  expect(csv.name).toBe('constant-product.csv')
  expect(csv.text.split('\r\n')[0]).toBe(
    'X sold,Y received,"Price, Y",Price impact,Short of mid price,X after,Y after',
  )
  expect(csv.text).toContain('\r\n25,39903.942')
})

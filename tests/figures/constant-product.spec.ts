import { readFile } from 'node:fs/promises'
import { formatNumber, formatPercent } from '#engine/model/format.ts'
import { swap } from '#site/math/amm/constant-product-swap.ts'
import { CONSTANT_PRODUCT_EXAMPLE } from '#site/math/amm/examples.ts'
import {
  announcement,
  expectAccessible,
  expectWithoutScript,
  openFigure,
  pressOn,
  reading,
} from '#support/browser/figure.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

const PAGE = '/amm/cpamm'
const ID = 'constant-product'
const pool = { reserveIn: CONSTANT_PRODUCT_EXAMPLE.x, reserveOut: CONSTANT_PRODUCT_EXAMPLE.y }

test('the keyboard moves the trade, and the results are those of the formulas', async ({
  page,
}) => {
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'X sold to the pool', 'ArrowRight', 3)
  const trade = swap(pool, 26.5)
  await expect(announcement(figure)).toContainText('Selling 26.5 X')
  await expect(reading(figure, 'Received')).toHaveText(`${formatNumber(trade.amountOut, 2)} Y`)
  await expect(reading(figure, 'Price impact')).toHaveText(formatPercent(trade.impact, 2))
  await expect(reading(figure, 'Short of the mid price')).toHaveText(
    formatPercent(trade.shortfall, 2),
  )
  await pressOn(figure, 'X sold to the pool', 'Home')
  await expect(reading(figure, 'Received')).toHaveText(
    `${formatNumber(swap(pool, 0.5).amountOut, 2)} Y`,
  )
  await figure.getByRole('button', { name: 'Reset' }).click()
  await expect(reading(figure, 'Received')).toHaveText(
    `${formatNumber(swap(pool, 25).amountOut, 2)} Y`,
  )
})

test('a drag in the picture moves the trade', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
  const picture = figure.locator('svg[role="img"]')
  const box = await picture.boundingBox()
  if (!box) throw new Error('there is no picture')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.99, box.y + box.height / 2)
  await page.mouse.up()
  await expect(reading(figure, 'Received')).toHaveText(
    `${formatNumber(swap(pool, 100).amountOut, 2)} Y`,
  )
})

test('a link brings the figure back as it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const figure = await openFigure(page, PAGE, ID)
  await pressOn(figure, 'X sold to the pool', 'ArrowLeft', 5)
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(figure.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?figure=constant-product&amount=22.5')
  const again = await openFigure(page, page.url(), ID)
  await expect(again.getByRole('slider', { name: 'X sold to the pool' })).toHaveValue('22.5')
  await expect(again).toBeInViewport()
})

test('a slider that was set before the figure came to life counts', async ({ page }) => {
  await page.goto(PAGE)
  const figure = page.locator(`figure#${ID}`)
  // As a browser does that brings back what stood in a form.
  await figure.locator('input[type="range"]').evaluate(input => {
    if (input instanceof HTMLInputElement) input.value = '60'
  })
  await figure.scrollIntoViewIfNeeded()
  await hydrate(page)
  await expect(reading(figure, 'Received')).toHaveText(
    `${formatNumber(swap(pool, 60).amountOut, 2)} Y`,
  )
  await expect(figure.getByRole('slider')).toHaveValue('60')
})

test('a heading can still be linked to', async ({ page }) => {
  await page.goto(`${PAGE}#where-the-fee-goes`)
  await expect(page.getByRole('heading', { name: 'Where the fee goes' })).toBeInViewport()
})

test('picture and data can be taken along', { tag: '@desktop' }, async ({ page }) => {
  const figure = await openFigure(page, PAGE, ID)
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
  expect(csv.text).toContain(`\r\n25,${swap(pool, 25).amountOut},`)
})

test('it is accessible with its table open', async ({ page }) => {
  await expectAccessible(await openFigure(page, PAGE, ID))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture, caption and table are there', async ({ page }) => {
    await expectWithoutScript(page, PAGE, ID)
  })
})

import type { Locator } from '@playwright/test'
import { waitForFaces } from '#support/browser/faces.ts'
import { expect, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

const LONG = '#article [data-long]'

test('the heads of a long table stay in view', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contracts/red-snwapper')
  const head = page.locator(`${LONG} thead th`).first()
  const top = () => head.evaluate(each => each.getBoundingClientRect().top)
  await page.locator('#redsnwapper-324').evaluate(row => row.scrollIntoView({ block: 'center' }))
  const bar = await page
    .locator('header')
    .first()
    .evaluate(each => each.getBoundingClientRect().bottom)
  await expect.poll(top).toBeCloseTo(bar, -1)
  // A row that an address leads to is below them.
  await page.goto('/contracts/red-snwapper#redsnwapper-324')
  const row = page.locator('#redsnwapper-324')
  const bottomOfHead = () => head.evaluate(each => each.getBoundingClientRect().bottom)
  const topOfRow = () => row.evaluate(each => each.getBoundingClientRect().top)
  await expect.poll(async () => (await topOfRow()) - (await bottomOfHead())).toBeGreaterThan(-1)
})

/** Regions that are wider than what is seen of them. */
const scrolling = (regions: Locator) =>
  regions.evaluateAll(all =>
    all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent),
  )

test('on a desktop every table fits, and a long one also in a narrow window, where its heads stay in view', {
  tag: '@desktop',
}, async ({ page }) => {
  const pages = builtPages('root').filter(({ html }) => /table-scroll|data-long/.test(html))
  expect(pages.filter(({ html }) => html.includes('table-scroll')).length).toBeGreaterThan(20)
  expect(pages.some(({ html }) => html.includes('data-long'))).toBe(true)
  const wide = { width: 1280, height: 900 }
  await page.setViewportSize(wide)
  for (const { path, html } of pages) {
    await page.goto(path)
    expect(await scrolling(page.locator(`#article .table-scroll, ${LONG}`)), path).toEqual([])
    if (!html.includes('data-long')) continue
    await page.setViewportSize({ ...wide, width: 1040 })
    expect(await scrolling(page.locator(LONG)), `${path} in a narrow window`).toEqual([])
    await page.setViewportSize(wide)
  }
})

test('short cells of the networks are on one line', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [1040, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/networks')
    const cells = page.getByRole('cell', { name: /^(?:not listed|listed|retired)$/ })
    const lines = await cells.evaluateAll(all =>
      all.map(cell => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return words.getClientRects().length
      }),
    )
    expect(lines.length).toBeGreaterThan(200)
    expect(new Set(lines), `at ${width}`).toEqual(new Set([1]))
  }
})

test('a column of numbers is flush right, with its head', async ({ page }) => {
  await page.goto('/dao/tokenomics')
  const table = page.getByRole('region').filter({ hasText: 'SUSHI per Ethereum block' }).first()
  const sides = await table
    .locator('th, td')
    .evaluateAll(all => all.map(each => getComputedStyle(each).textAlign))
  expect(sides).toEqual(['start', 'end', 'start', 'end', 'start', 'end'])
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a table of sentences is a block for each row, with the names of its columns', async ({
    page,
  }) => {
    await page.goto('/aggregator/introduction')
    const cell = page.getByRole('cell', { name: 'No route was found.' })
    const table = page.locator('.table-scroll').filter({ has: cell })
    const label = await cell.evaluate(each => getComputedStyle(each, '::before').content)
    expect(label).toContain('Meaning: ')
    const width = (await table.boundingBox())?.width ?? 0
    expect((await cell.boundingBox())?.width).toBeGreaterThan(width * 0.9)
    // The edge of a column that stays is for tables that scroll.
    await expect(table.locator('td').first()).toHaveCSS('background-image', 'none')
  })

  test('every formula fits, and of tables nothing but numbers and short values is wider than the page', async ({
    page,
  }) => {
    const pages = builtPages('root').filter(({ html }) => /table-scroll|math-display/.test(html))
    expect(pages.filter(({ html }) => html.includes('math-display')).length).toBeGreaterThan(5)
    for (const { path } of pages) {
      await page.goto(path)
      expect.soft(await scrolling(page.locator('.math-display')), path).toEqual([])
      const wide = await page.locator('#article .table-scroll').evaluateAll(all =>
        all
          .filter(each => each.scrollWidth > each.clientWidth)
          .flatMap(each => [...each.querySelectorAll('td')].map(cell => cell.innerText))
          .map(words => words.replace('(opens in a new tab)', '').trim()),
      )
      expect(
        wide.filter(words => words.length > 24),
        path,
      ).toEqual([])
    }
  })

  test('a table of five short columns fits, and no edge of a column is drawn in it', async ({
    page,
  }) => {
    await waitForFaces(page)
    await page.goto('/blade/how-to-use-blade/liquidity-pools')
    const table = page.getByRole('region', { name: 'The pool and your share' })
    const [needed, seen] = await table.evaluate(each => [each.scrollWidth, each.clientWidth])
    expect(needed).toBe(seen)
    await expect(table.getByRole('rowheader').first()).toHaveCSS('background-image', 'none')
  })

  test('dates are in one piece, and addresses break before slashes', async ({ page }) => {
    const pieces = (selector: string) =>
      page.locator(selector).evaluateAll(all =>
        all
          .filter(each => each.getBoundingClientRect().height > 0)
          .map(each => {
            const words = document.createRange()
            words.selectNodeContents(each)
            return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
          }),
      )
    for (const path of ['/contracts/blade', '/networks', '/risks']) {
      await page.goto(path)
      const dates = await pieces('#article time')
      expect(dates.length, path).toBeGreaterThan(0)
      expect(new Set(dates), path).toEqual(new Set([1]))
    }
    await page.goto('/api/errors/no-fresh-data')
    expect(await pieces('#article dd code > span')).toEqual([1, 1, 1])
    await page.goto('/subgraphs/blocks')
    const parts = page.locator('#article td code > span')
    const short = parts.filter({ hasText: /^.{1,34}$/ })
    expect(await short.count()).toBeGreaterThan(100)
    const broken = await short.evaluateAll(
      all => all.filter(each => each.getBoundingClientRect().height > 30).length,
    )
    expect(broken).toBe(0)
  })

  test('where a table of numbers scrolls, what a row is about stays', async ({ page }) => {
    await page.goto('/amm/cpamm')
    const table = page.getByRole('region', { name: 'Selling X to the pool' })
    const left = (name: string) =>
      table
        .getByRole(name === '50' ? 'rowheader' : 'cell', { name, exact: true })
        .evaluate(each => Math.round(each.getBoundingClientRect().left))
    await expect(table.getByRole('rowheader').first()).not.toHaveCSS('background-image', 'none')
    const start = { row: await left('50'), value: await left('33.3333%') }
    await table.evaluate(each => each.scrollBy(120, 0))
    await expect.poll(() => left('33.3333%')).toBe(start.value - 120)
    expect(await left('50')).toBe(start.row)
  })
})

test('a short cell is on one line, though others of its row are long', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/aggregator/introduction')
  const cells = page.getByRole('cell', { name: /^(?:Off|On) chain$/ })
  const lines = await cells.evaluateAll(all =>
    all.map(cell => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return words.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})

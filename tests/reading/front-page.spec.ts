import type { Locator, Page } from '@playwright/test'
import { endpoints } from '#site/facts/api/endpoints.ts'
import { exampleTrade } from '#site/facts/api/examples.ts'
import { AMOUNT, inX } from '#site/tags/landing/trade.ts'
import { scriptRequests } from '#support/browser/script-requests.ts'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'
import { faultsOf, wordsOf } from './word-boxes.ts'

const trade = (page: Page) => page.locator('figure').filter({ hasText: 'One trade over three' })
const amount = (page: Page) => page.getByRole('slider', { name: 'X sold in all' })

/** In CSS pixels: where the amounts end and the streams begin, and how high a venue's box and the highest stream are. */
const drawnOf = (figure: Locator) =>
  figure.evaluate(element => {
    const picture = element.querySelector('svg')
    const venue = element.querySelector('li')
    if (!picture || !venue) throw new Error('the trade is drawn')
    const paths = [...picture.querySelectorAll('path')]
    const bands = paths.map(path => {
      // From its first top to its first bottom, on a plane that is 100 high.
      const [, top = 0] = /^M\S+ (\S+?)C/.exec(path.getAttribute('d') ?? '')?.map(Number) ?? []
      const [, bottom = 0] = /(\S+)Z$/.exec(path.getAttribute('d') ?? '')?.map(Number) ?? []
      return ((bottom - top) / 100) * picture.getBoundingClientRect().height
    })
    const ends = [...(picture.parentElement?.children ?? [])].filter(
      each => each instanceof HTMLElement && each.querySelector('strong') && !each.matches('ul'),
    )
    return {
      amounts: Math.max(...ends.map(end => end.getBoundingClientRect().bottom)),
      streams: Math.min(...paths.map(path => path.getBoundingClientRect().top)),
      box: venue.getBoundingClientRect().height,
      band: Math.max(...bands),
    }
  })

test('the trade is whole before any script, and its slider comes to life when it is used', async ({
  page,
}) => {
  const scripts = scriptRequests(page)
  await page.goto('/')
  await expect(trade(page)).toContainText('35,870.57')
  await expect(trade(page).getByRole('listitem')).toHaveText([/55%$/, /32%$/, /13%$/])
  expect(scripts).toHaveLength(1)
  await amount(page).focus()
  await hydrateIsland(trade(page))
  await page.keyboard.press('End')
  await expect(amount(page)).toHaveAttribute('aria-valuetext', /^50\.0\sX$/)
  await expect(trade(page)).toContainText('78,252.66')
  await expect(trade(page).getByRole('status')).toHaveText(/17\.61% more than Venue A alone\.$/)
  await page.keyboard.press('Home')
  await expect(trade(page).getByRole('listitem').last()).toHaveText(/not used$/)
})

test('the words of the trade are in its picture and apart, at both ends and in the middle', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await hydrateIsland(trade(page))
  const { min, max, step } = AMOUNT
  const middle = min + Math.round((max - min) / 2 / step) * step
  const texts = new Set<string>()
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const value of [min, middle, max]) {
      await amount(page).fill(String(value))
      await expect(amount(page)).toHaveAttribute('aria-valuetext', inX(value))
      const boxes = await wordsOf(trade(page))
      for (const { text } of boxes) texts.add(text)
      expect(faultsOf(boxes), `${inX(value)} at ${width}`).toEqual([])
      const { amounts, streams, box, band } = await drawnOf(trade(page))
      expect(streams, `below the amounts, ${inX(value)} at ${width}`).toBeGreaterThanOrEqual(
        amounts,
      )
      expect(band, `no higher than its venue, ${inX(value)} at ${width}`).toBeLessThanOrEqual(box)
    }
  }
  // Each part has its words, and each amount its own.
  for (const value of [min, middle, max]) expect(texts).toContain(inX(value))
  expect(texts).toContain('not used')
  expect(texts.size).toBeGreaterThan(20)
})

test('each door shows what is behind it, and leads there', async ({ page }) => {
  await page.goto('/')
  const door = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
  const { method, path } = endpoints.prices
  const call = `${method} https://api.sushi.com${path.replace('{chainId}', String(exampleTrade.chainId))}`
  await expect(door('Call the API')).toContainText(call)
  await expect(door('Call the API')).toContainText('An example, not a live answer')
  await expect(door('Build with the SDK')).toContainText('subtractSlippage(expected, 0.005)')
  await expect(door('Build with the SDK')).toContainText('1368.324')
  await expect(door('Provide liquidity')).toContainText('−5.72%')
  await expect(door('Quickstart')).toContainText('npm install --save-exact sushi@')
  await page.getByRole('link', { name: 'Quickstart', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible()
})

for (const width of [1920, 1440, 1024, 768, 390, 320]) {
  test(`nothing of it is wider than a window of ${width}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the trade shows its result, and no slider', async ({ page }) => {
    await page.goto('/')
    await expect(trade(page)).toContainText('7.88% more than Venue A alone')
    await expect(amount(page)).toBeHidden()
  })
})

test('no word of the install command is broken', async ({ page }) => {
  await page.goto('/')
  const words = page.locator('#article code').filter({ hasText: '--save-exact' }).first()
  const lines = await words.locator('span').evaluateAll(all =>
    all.map(word => {
      const text = document.createRange()
      text.selectNodeContents(word)
      return `${word.textContent}: ${text.getClientRects().length}`
    }),
  )
  expect(lines).toContain('--save-exact: 1')
  expect(lines.filter(line => !line.endsWith(': 1'))).toEqual([])
})

import type { Locator, Page } from '@playwright/test'
import { TIP_TRAVEL_MS } from '#engine/model/site-behavior.ts'
import { heading } from '#support/browser/page-parts.ts'
import { tabToFirstName, typedSample } from '#support/browser/sample-types.ts'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'

const PAGE = '/gallery/states-of-samples'

test.use({ site: 'gallery' })

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  await hydrateIsland(typedSample(page))
})

/** Points at a name of the sample. */
async function pointAtName(page: Page): Promise<{ tip: Locator; name: Locator }> {
  const sample = typedSample(page)
  await sample.focus()
  const name = sample.locator('[data-type]').getByText('amountOutMin', { exact: true }).first()
  await name.hover()
  return { tip: page.getByRole('tooltip'), name }
}

test('a name in a sample tells its type by keyboard', async ({ page }) => {
  const tip = await tabToFirstName(page)
  await page.keyboard.press('ArrowRight')
  await expect(tip).toContainText('const sushiSwapV2RouterAbi_getAmountsOut: readonly [')
  await page.keyboard.press('ArrowLeft')
  await expect(tip).toContainText('const SUSHISWAP_V2_ROUTER_ADDRESS')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('a pointer on a name shows its type, and elsewhere hides it', async ({ page }) => {
  const { tip } = await pointAtName(page)
  await expect(tip).toHaveText('const amountOutMin: bigint')
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
})

test.describe('with a mouse', { tag: '@desktop' }, () => {
  test('the pointer gets from a name to its type, however slowly, and the type stays', async ({
    page,
  }) => {
    const { tip, name } = await pointAtName(page)
    await expect(tip).toHaveText('const amountOutMin: bigint')
    const from = await name.boundingBox()
    const to = await tip.boundingBox()
    if (!from || !to) throw new Error('name and type are shown')
    const x = from.x + from.width / 2
    const isBelow = to.y > from.y
    const [start, end] = isBelow ? [from.y + from.height, to.y] : [from.y, to.y + to.height]
    // Pixel by pixel, with time for a tip to go away at each.
    await page.clock.install()
    for (let y = start; isBelow ? y <= end + 2 : y >= end - 2; y += isBelow ? 1 : -1) {
      await page.mouse.move(x, y)
      await page.clock.runFor(10 * TIP_TRAVEL_MS)
      await expect(tip).toHaveText('const amountOutMin: bigint')
    }
    await expect(tip).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(TIP_TRAVEL_MS)
    await expect(tip).toBeHidden()
  })

  test('Escape puts a type away that the pointer shows, and it stays away', async ({ page }) => {
    const { tip, name } = await pointAtName(page)
    await expect(tip).toBeVisible()
    // Nothing of the page has the focus: the pointer alone shows it.
    await heading(page).evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    const box = await name.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 3, (box?.y ?? 0) + 5)
    await expect(tip).toBeHidden()
  })
})

test('a type that comes late opens filled, for the name that the pointer is at @desktop', async ({
  page,
}) => {
  await page.goto('/gallery/samples')
  await hydrate(page)
  const sample = page.getByRole('group', { name: /^Code: .*\.ts$/ }).first()
  const { promise: asked, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/assets/types/**', async route => {
    await asked
    await route.continue()
  })
  // What the box holds whenever it opens.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLElement && target.matches(':popover-open'))
          seen.push(target.innerText.trim())
      },
      true,
    )
  })
  await hydrateIsland(sample)
  await sample.scrollIntoViewIfNeeded()
  const box = await sample.locator('.line').nth(1).boundingBox()
  if (!box) throw new Error('the sample is shown')
  await page.mouse.move(box.x + 45, box.y + box.height / 2)
  send()
  const tip = page.getByRole('tooltip')
  await expect(sample.locator('[data-type]').first()).toBeVisible()
  await sample.locator('[data-type]').first().hover()
  await expect(tip).toBeVisible()
  await expect(tip).not.toHaveText('')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length))
    .toBeGreaterThan(0)
  expect(
    await page.evaluate(() => (window as unknown as { seen: string[] }).seen.filter(text => !text)),
  ).toEqual([])
})

test('a type has the colors of code, and a long one is folded and whole, in a box that scrolls', async ({
  page,
}) => {
  const tip = await tabToFirstName(page)
  await expect(tip).toContainText('>')
  await expect(tip).not.toContainText('…')
  const lines = (await tip.locator('code').innerText()).split('\n')
  expect(lines[0]).toMatch(/: Record<$/)
  expect(lines[1]).toMatch(/^ {4}\d+ \| \d+ \| /)
  expect(lines.at(-1)).toBe('>')
  const colors = await tip
    .locator('code span')
    .evaluateAll(parts => new Set(parts.map(part => getComputedStyle(part).color)).size)
  expect(colors).toBeGreaterThan(2)
  await page.keyboard.press('ArrowRight')
  await expect(tip).toContainText('const sushiSwapV2RouterAbi_getAmountsOut')
  const scrolled = tip.locator('> div')
  const isLong = await scrolled.evaluate(element => element.scrollHeight > element.clientHeight)
  expect(isLong).toBe(true)
  // It fades at its lower edge, and the box, which hides what is below it, does not.
  await expect(scrolled).not.toHaveCSS('mask-image', 'none')
  await expect(tip).toHaveCSS('mask-image', 'none')
})

test.describe('when the types cannot be had', () => {
  test.use({ expectedTroubles: [/failed request|ERR_FAILED/] })

  test('a sample stays plain code', async ({ page, troubles }) => {
    await page.route('**/assets/types/**', route => route.abort())
    const sample = typedSample(page)
    await sample.focus()
    await sample.hover()
    await expect.poll(() => troubles.join()).toContain('/assets/types/')
    await expect(sample).toContainText('export async function swapTokens(')
    await expect(sample.locator('[data-type]')).toHaveCount(0)
  })
})

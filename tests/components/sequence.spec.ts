import type { Locator } from '@playwright/test'
import { expect, test } from '#support/browser/test.ts'

const PAGE = '/blade/introduction'

/** A drawing of who does what with whom, by its caption. */
const drawing = (root: Locator) =>
  root.locator('figure').filter({ hasText: 'The price is agreed off chain' })

/** The middles of elements, from left to right, in pixels. */
const middles = (elements: Locator) =>
  elements.evaluateAll(all =>
    all.map(element => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }),
  )

for (const width of [320, 390, 1280]) {
  test(`steps lead from the middle of a lane to the middle of another, ${width} wide`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PAGE)
    const shown = drawing(page.locator('#article'))
    const [you = 0, maker = 0, pool = 0] = await middles(shown.locator('ul > li'))
    expect(you).toBeLessThan(maker)
    expect(maker).toBeLessThan(pool)
    const steps = shown.locator('ol > li')
    const ends = await steps.evaluateAll(all =>
      all.map(element => {
        const { left, right } = element.getBoundingClientRect()
        return [left, right]
      }),
    )
    const expected = [
      [you, maker],
      [you, maker],
      [you, pool],
      [you, pool],
    ]
    expect(ends).toEqual(
      expected.map(([from, to]) => [expect.closeTo(from ?? 0, 0), expect.closeTo(to ?? 0, 0)]),
    )
    // The number is where the step begins: the second and the fourth lead back.
    const numbers = await middles(steps.locator('> span:first-child'))
    expect(numbers).toEqual([you, maker, you, pool].map(middle => expect.closeTo(middle, 0)))
    const isCut = await shown.evaluate(element => element.scrollWidth > element.clientWidth)
    expect(isCut).toBe(false)
  })
}

test('is read as a list of lanes and a list of steps', async ({ page }) => {
  await page.goto(PAGE)
  const lists = drawing(page.locator('#article')).getByRole('list')
  await expect(lists).toHaveCount(2)
  await expect(lists.first().getByRole('listitem')).toHaveText([
    'You your wallet',
    'Market maker off chain',
    'Pool on chain',
  ])
  await expect(lists.last().getByRole('listitem')).toHaveText([
    /^1\s+You to Market maker:\s+ask for a price$/,
    /^2\s+Market maker to You:\s+signed quote$/,
    /^3\s+You to Pool:\s+quote and token$/,
    /^4\s+Pool to You:\s+the other token$/,
  ])
})

test('is in the face and the ink of the page, in both themes, and on paper', async ({ page }) => {
  await page.goto(PAGE)
  const shown = drawing(page.locator('#article'))
  const words = shown.getByText('quote and token')
  const look = (of: Locator) =>
    of.evaluate(element => {
      const { color, fontFamily } = getComputedStyle(element)
      return { color, fontFamily }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await look(words)).toEqual(await look(page.locator('#article ol, #article li').first()))
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(words).toBeVisible()
  // The lines are borders: grounds are not printed.
  const lane = shown.locator('ul > li').first()
  const border = await lane.evaluate(
    element => getComputedStyle(element, '::after').borderInlineStartWidth,
  )
  expect(border).toBe('1px')
})

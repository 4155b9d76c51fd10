import type { Locator } from '@playwright/test'
import { expect, test } from '#support/browser/test.ts'

test.use({ site: 'gallery' })

const PAGE = '/gallery/tables-sources-and-drawings'

/** The drawing of who does what with whom, not its source below it. */
const drawing = (root: Locator) =>
  root.getByRole('figure', { name: 'A vote is prepared in the forum and counted elsewhere.' })

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
    const [member = 0, forum = 0, team = 0] = await middles(shown.locator('ul > li'))
    expect(member).toBeLessThan(forum)
    expect(forum).toBeLessThan(team)
    const steps = shown.locator('ol > li')
    const ends = await steps.evaluateAll(all =>
      all.map(element => {
        const { left, right } = element.getBoundingClientRect()
        return [left, right]
      }),
    )
    const expected = [
      [member, forum],
      [forum, team],
      [member, team],
    ]
    expect(ends).toEqual(
      expected.map(([from, to]) => [expect.closeTo(from ?? 0, 0), expect.closeTo(to ?? 0, 0)]),
    )
    // The number is where the step begins: the last leads back.
    const numbers = await middles(steps.locator('> span:first-child'))
    expect(numbers).toEqual([member, forum, team].map(middle => expect.closeTo(middle, 0)))
    const isCut = await shown.evaluate(element => element.scrollWidth > element.clientWidth)
    expect(isCut).toBe(false)
  })
}

test('is read as a list of lanes and a list of steps', async ({ page }) => {
  await page.goto(PAGE)
  const lists = drawing(page.locator('#article')).getByRole('list')
  await expect(lists).toHaveCount(2)
  await expect(lists.first().getByRole('listitem')).toHaveText([
    'Member',
    'Forum open to all',
    'Core team',
  ])
  await expect(lists.last().getByRole('listitem')).toHaveText([
    /^1\s+Member to Forum:\s+posts a proposal$/,
    /^2\s+Forum to Core team:\s+shows support$/,
    /^3\s+Core team to Member:\s+opens the vote$/,
  ])
})

test('is in the face and the ink of the page, in both themes, and on paper', async ({ page }) => {
  const shown = drawing(page.locator('#article'))
  const words = shown.getByText('shows support')
  const look = (of: Locator) =>
    of.evaluate(element => {
      const { color, fontFamily } = getComputedStyle(element)
      return { color, fontFamily }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Loaded anew, since a page hears of another scheme at some later moment.
    await page.goto(PAGE)
    expect(await look(words)).toEqual(await look(page.locator('#article p', { hasText: /^As / })))
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

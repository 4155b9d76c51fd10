import type { Locator, Page } from '@playwright/test'
import { type FigureId, openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

/** How far a finger goes up, in pixels, and in how many moves. */
const WAY = 160
const MOVES = 16

/** Scrolls the page with a finger that comes down on a part of a figure. */
async function swipeUpFrom(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Not in the middle, where a thumb may be.
  const [x, y] = [box.x + box.width * 0.25, box.y + box.height / 2]
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up === undefined ? [] : [{ x, y: y - up }],
    })
  const start = await page.evaluate(() => scrollY)
  await touch('touchStart', 0)
  for (let move = 1; move <= MOVES; move += 1) await touch('touchMove', (WAY * move) / MOVES)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start)
}

/** All that is set in a figure, and all that it says. */
const stateOf = (figure: Locator) =>
  figure.evaluate(element => [
    ...Array.from(element.querySelectorAll('input'), ({ type, value, checked }) =>
      type === 'radio' ? checked : value,
    ),
    element.querySelector('dl')?.textContent,
  ])

const PARTS: readonly (readonly [FigureId, string, string])[] = [
  ['price-range', 'a slider', 'input[type=range]:not(:has(~ input), input ~ input)'],
  ['price-range', 'the track of two thumbs', 'div:has(> input ~ input)'],
  ['price-paths', 'its picture', 'svg[role=img]'],
]
for (const [id, what, part] of PARTS)
  test(`a finger that scrolls past ${what} of ${id} sets nothing @phone`, async ({ page }) => {
    const figure = await openFigure(page, id)
    const before = await stateOf(figure)
    await swipeUpFrom(page, figure.locator(part).first())
    await expect.poll(() => stateOf(figure)).toEqual(before)
  })

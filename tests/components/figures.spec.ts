import { figures } from '#site/figures/index.ts'
import {
  announcement,
  answeringFigure,
  expectAccessible,
  expectWithoutScript,
  type FigureId,
} from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test.use({ site: 'gallery' })

/** The page of the gallery that shows all of them. */
const PAGE = '/gallery/figures'
const ids = Object.keys(figures).filter((id): id is FigureId => Object.hasOwn(figures, id))

test('every figure says what a control has changed, or has nothing to set', {
  tag: '@drill',
}, async ({ page }) => {
  let answering = 0
  await page.goto(PAGE)
  for (const id of ids) {
    await test.step(id, async () => {
      const figure = await answeringFigure(page, id)
      const sliders = figure.getByRole('slider')
      // Some show what was measured, with nothing to set.
      if ((await sliders.count()) === 0) {
        await expect(figure.locator('input, select')).toHaveCount(0)
        return
      }
      answering += 1
      const slider = sliders.first()
      const sentence = announcement(figure)
      const isAtEnd = (await slider.inputValue()) === (await slider.getAttribute('max'))
      await slider.press(isAtEnd ? 'Home' : 'End')
      await expect(sentence).not.toBeEmpty()
      const before = (await sentence.textContent()) ?? ''
      await slider.press(isAtEnd ? 'End' : 'Home')
      await expect(sentence).not.toHaveText(before)
    })
  }
  expect(answering).toBeGreaterThan(10)
})

test('every figure is accessible with its table open', { tag: '@drill' }, async ({ page }) => {
  await page.goto(PAGE)
  for (const id of ids)
    await test.step(id, async () => expectAccessible(await answeringFigure(page, id)))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture, caption and table of every figure are there', { tag: '@drill' }, async ({
    page,
  }) => {
    await page.goto(PAGE)
    for (const id of ids) await test.step(id, () => expectWithoutScript(page, id))
  })
})

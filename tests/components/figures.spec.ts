import { figures } from '#site/figures/index.ts'
import { announcement, answeringFigure, type FigureId } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test.use({ site: 'gallery' })

/** The page of the gallery that shows all of them. */
const PAGE = '/gallery/figures'
/** Figures that show what was measured, with nothing to set. */
const WITHOUT_CONTROLS: readonly FigureId[] = ['monthly-results']

const ids = Object.keys(figures).filter((id): id is FigureId => Object.hasOwn(figures, id))

test('every figure says what a control has changed, or has nothing to set', async ({ page }) => {
  expect(ids.length).toBeGreaterThan(10)
  await page.goto(PAGE)
  for (const id of ids) {
    await test.step(id, async () => {
      const figure = await answeringFigure(page, id)
      const sliders = figure.getByRole('slider')
      if (WITHOUT_CONTROLS.includes(id)) return expect(sliders).toHaveCount(0)
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
})

import { figures } from '#site/figures/index.ts'
import { announcement, type FigureId, openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

test.use({ site: 'gallery' })

/** Figures that show what was measured, with nothing to set. */
const WITHOUT_CONTROLS: readonly FigureId[] = ['monthly-results']

const ids = Object.keys(figures).filter((id): id is FigureId => Object.hasOwn(figures, id))

for (const id of ids) {
  const isFixed = WITHOUT_CONTROLS.includes(id)
  test(`the figure ${id} ${isFixed ? 'has nothing to set' : 'says what a control has changed'}`, async ({
    page,
  }) => {
    const figure = await openFigure(page, id, '/gallery/figures')
    const sliders = figure.getByRole('slider')
    if (isFixed) return expect(sliders).toHaveCount(0)
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

import { textWidth } from '#engine/figure-kit/text-box.ts'
import { figures } from '#site/figures/index.ts'
import { facesOf, waitForFaces } from '#support/browser/faces.ts'
import { type FigureId, openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'
import { type Seen, walk } from './label-walk.ts'
import { faultsOf } from './picture-shapes.ts'
import { savedAtEnds, shownBy } from './saved-pictures.ts'

// The keys of the registry are the ids, by their type.
const ids = Object.keys(figures) as FigureId[]

// Words are measured in the face of the page.
test.beforeEach(async ({ page }) => {
  await waitForFaces(page)
  // A file is saved without the face when that takes seconds, as on a busy machine.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
})

/** Every fault once, with the first state that shows it. */
function summary(seen: readonly Seen[]): string[] {
  const found = new Map<string, string>()
  for (const { state, pictures } of seen) {
    for (const fault of pictures.flatMap(faultsOf)) {
      if (!found.has(fault)) found.set(fault, `${fault} at ${state.join(', ')}`)
    }
  }
  return [...found.values()]
}

for (const id of ids) {
  test(
    `the words of ${id} stay inside and apart, whatever is set, also in saved files`,
    {
      tag: '@drill',
    },
    async ({ page, context }, info) => {
      const figure = await openFigure(page, id)
      await facesOf(page)
      const seen = await walk(figure)
      const words = seen.flatMap(({ pictures }) => pictures.flatMap(each => each.words))
      expect(words).not.toEqual([])
      expect(summary(seen)).toEqual([])
      // The width computed for words is never less than they take.
      const wider = words.filter(
        ({ text, size, left, right }) => right - left > textWidth(text, size),
      )
      expect(wider).toEqual([])

      const files = await savedAtEnds(figure, info)
      expect(files).not.toEqual([])
      await context.setOffline(true)
      const alone = await context.newPage()
      for (const file of files) {
        const { faces, pictures, texts } = await shownBy(alone, file)
        expect(faces).toEqual(['Geist loaded'])
        // Every picture of the figure is in the file, with all of its words.
        expect(texts).toEqual(file.texts)
        expect(pictures.flatMap(faultsOf)).toEqual([])
      }
    },
  )

  test(
    `the words of ${id} stay inside and apart at full width`,
    { tag: ['@desktop', '@drill'] },
    async ({ page }, info) => {
      const figure = await openFigure(page, id)
      await facesOf(page)
      await figure.getByRole('button', { name: 'Full width' }).press('Enter')
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 1000 })
        const seen = await walk(figure)
        // The picture has more room, not larger words.
        expect(seen[0]?.pictures[0]?.width).toBeGreaterThan(750)
        expect(summary(seen)).toEqual([])
      }
      const [file] = await savedAtEnds(figure, info)
      if (!file) throw new Error('nothing was saved')
      const alone = await page.context().newPage()
      expect((await shownBy(alone, file)).texts).toEqual(file.texts)
    },
  )
}

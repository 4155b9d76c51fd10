import { figures } from '#site/figures/index.ts'
import {
  expectAccessible,
  expectWithoutScript,
  type FigureId,
  openFigure,
} from '#support/browser/figure.ts'
import { test } from '#support/browser/test.ts'

// The keys of the registry are the ids, by their type.
const ids = Object.keys(figures) as FigureId[]

for (const id of ids) {
  test(`${id} is accessible with its table open`, async ({ page }) => {
    await expectAccessible(await openFigure(page, id))
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const id of ids) {
    test(`picture, caption and table of ${id} are there`, async ({ page }) => {
      await expectWithoutScript(page, id)
    })
  }
})

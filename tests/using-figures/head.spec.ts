import { figures } from '#site/figures/index.ts'
import { answeringFigure, type FigureId, openFigure } from '#support/browser/figure.ts'
import { expect, test } from '#support/browser/test.ts'

const ids = Object.keys(figures) as FigureId[]

test('each action shows its name when it is pointed at or has the focus, over nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  const figure = await openFigure(page, 'price-range')
  const names = ['Reset', 'Copy link', 'Download as SVG', 'Download as CSV', 'Full width']
  for (const name of names) {
    const button = figure.getByRole('button', { name })
    const tip = button.getByText(name)
    await expect(tip).toHaveCSS('clip-path', 'inset(50%)')
    for (const show of [() => button.hover(), () => button.focus()]) {
      await show()
      await expect(tip).toHaveCSS('clip-path', 'none')
      const covered = await tip.evaluate(element => {
        const own = element.getBoundingClientRect()
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const met: string[] = []
        while (texts.nextNode()) {
          const { currentNode } = texts
          const { parentElement } = currentNode
          if (!parentElement?.checkVisibility() || parentElement.closest('.visually-hidden'))
            continue
          range.selectNodeContents(currentNode)
          for (const box of range.getClientRects())
            if (
              box.left < own.right &&
              own.left < box.right &&
              box.top < own.bottom &&
              own.top < box.bottom
            )
              met.push(currentNode.textContent ?? '')
        }
        return met
      })
      expect(covered).toEqual([])
      await page.mouse.move(0, 0)
      await figure.locator('summary').focus()
      await expect(tip).toHaveCSS('clip-path', 'inset(50%)')
    }
  }
})

test.describe('in the gallery', () => {
  test.use({ site: 'gallery' })

  test('no result is alone in its row, and on a phone each has a line of its own', async ({
    page,
  }, { project }) => {
    await page.goto('/gallery/figures')
    let rows = 0
    for (const id of ids) {
      const figure = await answeringFigure(page, id)
      const tops = await figure
        .locator('dl > div')
        .evaluateAll(cells => cells.map(cell => Math.round(cell.getBoundingClientRect().top)))
      const lengths = [...Map.groupBy(tops, top => top).values()].map(row => row.length)
      rows += lengths.length
      if (tops.length < 2) continue
      if (project.name === 'phone') expect([id, ...lengths]).toEqual([id, ...tops.map(() => 1)])
      else expect([id, Math.min(...lengths) > 1]).toEqual([id, true])
    }
    expect(rows).toBeGreaterThan(20)
  })
})

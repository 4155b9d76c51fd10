import type { Page } from '@playwright/test'
import { facesOf, waitForFaces } from '#support/browser/faces.ts'
import { expect, test } from '#support/browser/test.ts'

/** Pages with roots, over letters, indices, products and fractions. */
const PAGES = [
  '/amm/cpamm',
  '/amm/clamm',
  '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math',
]

/** How thick a bar is, as `engine/styles/prose.css` draws it, in em. */
const BAR_EM = 0.058

/** Where the sign ends and what stands under the root begins, in em; the bar is measured from there. */
const SIGN_EM = 0.76

interface Root {
  /** Pixels of the screen for one of the page. */
  scale: number
  /** Size of its letters, in pixels of the page. */
  em: number
  /** Distance from the end of what stands under it to its own, in em. */
  after: number
  /** How much red its color has (0 to 255). */
  red: number
  box: { x: number; y: number; width: number; height: number }
}

async function rootsOf(page: Page): Promise<Root[]> {
  await facesOf(page)
  return page.locator('#article msqrt').evaluateAll(elements =>
    elements.map(element => {
      const { left, top, right, width, height } = element.getBoundingClientRect()
      const { fontSize, color } = getComputedStyle(element)
      const em = Number.parseFloat(fontSize)
      const contentEnd = Math.max(
        ...[...element.querySelectorAll('mi, mn, mo')].map(
          part => part.getBoundingClientRect().right,
        ),
      )
      return {
        scale: devicePixelRatio,
        em,
        after: (right - contentEnd) / em,
        red: Number(/\d+/.exec(color)?.[0]),
        box: { x: left + scrollX, y: top + scrollY, width, height },
      }
    }),
  )
}

/** How much of each pixel of a picture is covered by a color with so much red, row by row (0 to 1). */
async function coverage(blank: Page, png: Buffer, red: number): Promise<number[][]> {
  return blank.evaluate(
    async ({ source, red }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const ground = data[0] ?? 255
      return Array.from({ length: image.height }, (_, y) =>
        Array.from({ length: image.width }, (_, x) =>
          Math.max(0, (ground - (data[4 * (y * image.width + x)] ?? 0)) / (ground - red)),
        ),
      )
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, red },
  )
}

/** The part of the page that a root is measured in, in whole pixels: its own, and one more above. */
function clipOf({ box }: Root) {
  const x = Math.floor(box.x)
  const y = Math.floor(box.y) - 1
  return {
    x,
    y,
    width: Math.ceil(box.x + box.width) - x,
    height: Math.ceil(box.y + box.height) - y,
  }
}

/** Thickness of the bar and the middle of it, in pixels of the page, at each column from the sign's end to its own. */
function barOf(rows: number[][], root: Root) {
  const { em, scale, box } = root
  const { x, y } = clipOf(root)
  const first = Math.ceil((box.x - x + (SIGN_EM - 0.04) * em) * scale) + 1
  const last = Math.floor((box.x - x + box.width) * scale) - 1
  // Nothing but the bar is as high as this.
  const high = rows.slice(0, Math.ceil((box.y - y + BAR_EM * em + 0.75) * scale))
  return Array.from({ length: last - first }, (_, index) => {
    const column = high.map(row => row[first + index] ?? 0)
    const thickness = column.reduce((sum, value) => sum + value, 0)
    const middle = column.reduce((sum, value, row) => sum + value * row, 0) / thickness
    return { thickness: thickness / scale, middle: middle / scale }
  })
}

for (const deviceScaleFactor of [1, 2, 4]) {
  test.describe(`at ${deviceScaleFactor} pixels of the screen for one of the page`, () => {
    test.use({ deviceScaleFactor })

    test('a root ends with what stands under it, and its bar is one line @desktop', async ({
      context,
      page,
    }) => {
      const blank = await context.newPage()
      await waitForFaces(page)
      let seen = 0
      for (const path of PAGES) {
        await page.goto(path)
        const roots = await rootsOf(page)
        for (const root of roots) {
          seen += 1
          expect(root.after, `${path}: space after a root`).toBeLessThan(0.12)
          const clip = clipOf(root)
          const bar = barOf(
            await coverage(blank, await page.screenshot({ clip, fullPage: true }), root.red),
            root,
          )
          expect(bar.length).toBeGreaterThan(2)
          for (const { thickness } of bar)
            expect(Math.abs(thickness - BAR_EM * root.em), `${path}: thickness`).toBeLessThan(0.2)
          const middles = bar.map(({ middle }) => middle)
          expect(Math.max(...middles) - Math.min(...middles), `${path}: step`).toBeLessThan(0.1)
        }
      }
      expect(seen).toBeGreaterThanOrEqual(10)
      await blank.close()
    })
  })
}

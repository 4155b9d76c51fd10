import { describe } from 'vitest'
import { expect, journey } from './support/test.ts'

/** Pages with roots, over letters, indices, products and fractions. */
const PAGES = [
  '/amm/cpamm',
  '/amm/clamm',
  '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math',
]

/** Room between what stands under each root of the page and its end, in em, and how high its bar is above. It runs in the page. */
function rootsOf(): { after: number; above: number }[] {
  return [...document.querySelectorAll('#article msqrt')].map(root => {
    const box = root.getBoundingClientRect()
    const em = Number.parseFloat(getComputedStyle(root).fontSize)
    const parts = [...root.querySelectorAll('mi, mn, mo')].map(part => part.getBoundingClientRect())
    return {
      after: (box.right - Math.max(...parts.map(({ right }) => right))) / em,
      above: (Math.min(...parts.map(({ top }) => top)) - box.top) / em,
    }
  })
}

describe('formulas', () => {
  journey('a root ends with what stands under it, and its bar is above that', async ({ page }) => {
    const seen: string[] = []
    for (const path of PAGES) {
      await page.open(path)
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
      for (const { after, above } of await page.evaluate(rootsOf)) {
        seen.push(path)
        expect(after, `${path}: room after a root`).toBeGreaterThan(-0.01)
        expect(after, `${path}: room after a root`).toBeLessThan(0.12)
        expect(above, `${path}: room under a bar`).toBeGreaterThan(0)
      }
    }
    expect(seen.length).toBeGreaterThanOrEqual(10)
  })
})

import type { Browser, Locator } from '@playwright/test'
import { median } from '../statistics.ts'
import { CPU_SLOWDOWN, onPhone } from './launch.ts'

/** How a figure keeps up while its slider is dragged. */
export interface Dragging {
  /** Id of the figure. */
  figure: string
  /** Milliseconds of script for one new value, the median of all. */
  update: number
  /** Milliseconds from one frame to the next, in the median and in the slowest of twenty. */
  frame: number
  slowFrame: number
}

/** Figures that are dragged: a light one, one with two pictures, and the one that calculates most. */
const DRAGGED = [
  { page: '/amm/cpamm', figure: 'constant-product' },
  {
    page: '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling',
    figure: 'price-paths',
  },
  { page: '/blade/introduction/how-lps-earn-from-arbitrage', figure: 'variance-ratios' },
] as const

/** Values that a drag passes, one in each frame. */
const FRAMES = 120

/** Sets a slider anew in every frame, as a drag does. @returns the time of each update and frame. */
function drag(slider: Locator): Promise<{ updates: number[]; frames: number[] }> {
  return slider.evaluate((input, count) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('the slider is no input')
    const [min, max, step] = [Number(input.min), Number(input.max), Number(input.step)]
    const steps = Math.round((max - min) / step)
    // React takes note of values that are set past its own setter only.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const updates: number[] = []
    const frames: number[] = []
    return new Promise<{ updates: number[]; frames: number[] }>(resolve => {
      let before = performance.now()
      const next = (now: number) => {
        if (updates.length > 0) frames.push(now - before)
        before = now
        if (updates.length === count) return resolve({ updates, frames })
        const start = performance.now()
        set?.call(input, String(min + step * ((updates.length + 1) % steps)))
        input.dispatchEvent(new Event('input', { bubbles: true }))
        updates.push(performance.now() - start)
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
  }, FRAMES)
}

/**
 * Drags the first slider of some figures on a phone with a slowed processor.
 * @param address of the site.
 */
export async function measureDragging(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Dragging[]> {
  const results: Dragging[] = []
  for (const { page: path, figure } of DRAGGED) {
    const updates: number[] = []
    const frames: number[] = []
    for (let run = 0; run < runs; run++) {
      await onPhone(browser, { line: false, cpu: CPU_SLOWDOWN }, async page => {
        await page.goto(new URL(path, address).href, { waitUntil: 'load' })
        await page.mouse.move(100, 300)
        const element = page.locator(`figure#${figure}`)
        await element.scrollIntoViewIfNeeded()
        // Hydrated, it shows the pictures for one kind of screen only.
        await page.waitForFunction(id => !document.querySelector(`#${id} svg[width="600"]`), figure)
        const found = await drag(element.getByRole('slider').first())
        updates.push(...found.updates)
        frames.push(...found.frames)
      })
    }
    const sorted = frames.toSorted((a, b) => a - b)
    results.push({
      figure,
      update: median(updates),
      frame: median(frames),
      slowFrame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    })
  }
  return results
}

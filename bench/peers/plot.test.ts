import { expect, it } from 'vitest'
import { exampleTool } from './example-figures.ts'
import { OURS, type SizeFigures } from './figures.ts'
import { MEASURES } from './measures.ts'
import { plotOf } from './plot.ts'
import { domainOf, logScale, ticksOf } from './scale.ts'

const size = (pages: number): SizeFigures => ({
  ...{ pages, runs: 1, page: '/', failed: [] },
  tools: {
    [OURS]: exampleTool([10 * pages]),
    Other: exampleTool([30 * pages], { indexBytes: undefined }),
  },
})
const linesIn = (svg: string) => svg.match(/stroke-width="2"/g)?.length ?? 0

it('has a line for each tool in each part, and none where a tool has no such thing', () => {
  const svg = plotOf([size(75), size(1_000)])
  const parts = MEASURES.filter(({ plot }) => plot)
  expect(parts.map(({ key }) => key)).toEqual(['pageBytes', 'indexBytes', 'wallMs', 'peakKb'])
  expect(linesIn(svg)).toBe(2 * parts.length - 1)
  for (const { plot } of parts) expect(svg).toContain(`>${plot}</text>`)
  expect(svg).toContain('>Other</text>')
  expect(svg).not.toContain('NaN')
})

it('has points alone for one size', () => {
  const svg = plotOf([size(75)])
  expect(linesIn(svg)).toBe(0)
  expect(svg).toContain('75 pages')
  expect(svg).not.toContain('NaN')
})

it('has equal factors equally far apart', () => {
  const scale = logScale([1, 100], [0, 200])
  expect([1, 10, 100].map(scale)).toEqual([0, 100, 200])
})

it('has round values at its axes', () => {
  expect(ticksOf([3, 60])).toEqual([5, 10, 20, 50])
  expect(ticksOf([0.5, 200_000])).toEqual([1, 10, 100, 1_000, 10_000, 100_000])
  const [least, most] = domainOf([10, 20])
  expect(least < 10 && most > 20).toBe(true)
})

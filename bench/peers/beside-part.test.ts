import { expect, it } from 'vitest'
import { spreadOf } from '../statistics.ts'
import { besidePart, lackBeside } from './beside-part.ts'
import { exampleTool } from './example-figures.ts'
import { OURS, type PeerFigures, type SizeFigures } from './figures.ts'

const tool = (...values: number[]) => exampleTool(values)
const peers = (size: Partial<SizeFigures> = {}): PeerFigures => ({
  sizes: [
    {
      ...{ pages: 1_000, runs: 3, page: '/area-1/page-37', failed: [] },
      tools: { [OURS]: tool(2_000, 1_000, 4_000), Other: tool(3_000) },
      bare: { fcp: spreadOf([500]) },
      ...size,
    },
  ],
  versions: [{ name: 'Other', packages: { other: '1.2.3' } }],
  missing: [{ name: 'Gone', why: 'E404: not found' }],
})
const linesOf = (figures: PeerFigures) => besidePart(figures).join('\n').split('\n')

it('says what was installed and what was not', () => {
  expect(linesOf(peers())).toContain('Installed: Other (`other` 1.2.3).')
  expect(linesOf(peers())).toContain('Gone did not install: E404: not found.')
})

it('has a row for each measure: medians with least and most, the first bold, and the bare page', () => {
  expect(linesOf(peers())).toContain(
    '| 1,000 | first contentful paint | **2,000 ms (1,000–4,000)** | 3,000 ms | 500 ms |  |',
  )
  expect(linesOf(peers())).toContain(
    '| 1,000 | build, wall time | **2.0 s (1.0–4.0)** | 3.0 s | – |  |',
  )
})

it('shows its plot', () => {
  expect(linesOf(peers()).some(line => /^!\[.+\]\(plot\.svg\)$/.test(line))).toBe(true)
})

it('is left out where no tool was asked for', () => {
  expect(besidePart(undefined)).toEqual([])
})

it.each([
  ['nothing', {}, []],
  [
    'a tool that did not build',
    { failed: [{ name: 'Other', why: 'Error', isOutOfReach: false }] },
    ['Other with 1000 pages'],
  ],
  [
    'no tool that needs more than the machine has',
    { failed: [{ name: 'Other', why: 'takes too much', isOutOfReach: true }] },
    [],
  ],
  [
    'a paint that never was',
    { tools: { [OURS]: tool(1), Other: tool(Number.NaN) } },
    ['the paint of Other with 1000 pages'],
  ],
])('lacks %s', (_, size, lack) => {
  expect(lackBeside(peers(size))).toEqual(lack)
})

it('lists what could not be measured, with the reason', () => {
  const lines = linesOf(
    peers({ failed: [{ name: 'Other', why: 'Error: no page', isOutOfReach: false }] }),
  )
  expect(lines).toContain('- Other, 1,000 pages: Error: no page')
})

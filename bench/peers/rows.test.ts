import { expect, it } from 'vitest'
import { spreadOf } from '../statistics.ts'
import { exampleTool } from './example-figures.ts'
import { OURS, type SizeFigures } from './figures.ts'
import { MEASURES, type ToolFigures } from './measures.ts'
import { rowsOf } from './rows.ts'

const once = (value: number) => spreadOf([value])

const tool = (value: number, others: Partial<ToolFigures> = {}) => exampleTool([value], others)
const size = (pages: number, tools: SizeFigures['tools']): SizeFigures => ({
  ...{ pages, tools, runs: 1, page: '/', failed: [] },
})

it('the rows in which ours is not first come first, in the order of sizes and measures', () => {
  const rows = rowsOf([
    size(75, { [OURS]: tool(1, { cpuMs: once(3) }), Other: tool(2) }),
    size(1_000, { [OURS]: tool(1, { fcp: once(3) }), Other: tool(2) }),
  ])
  expect(rows).toHaveLength(2 * MEASURES.length)
  const behind = rows.filter(({ reason }) => reason !== undefined)
  expect(rows.slice(0, 2)).toEqual(behind)
  expect(behind.map(({ pages, measure }) => [pages, measure.key])).toEqual([
    [75, 'cpuMs'],
    [1_000, 'fcp'],
  ])
})

it('a row is first with the least, and as well with as much as another', () => {
  const rows = rowsOf([size(75, { [OURS]: tool(0), Other: tool(0), Slow: tool(1) })])
  expect(rows.map(({ first }) => first)).toEqual(MEASURES.map(() => [OURS, 'Other']))
  expect(rows.filter(({ reason }) => reason !== undefined)).toEqual([])
})

it('a tool without a search is not first with its index', () => {
  const rows = rowsOf([size(75, { [OURS]: tool(9), Other: tool(9, { indexBytes: undefined }) })])
  const index = rows.find(({ measure }) => measure.key === 'indexBytes')
  expect(index?.first).toEqual([OURS])
})

it('each row in which ours is not first says why, or that nobody has looked', () => {
  const rows = rowsOf([size(75, { [OURS]: tool(2), Other: tool(1) })])
  expect(rows.map(({ reason }) => reason)).toEqual(
    MEASURES.map(({ whyNotFirst }) => whyNotFirst ?? 'not looked into yet'),
  )
})

it('ours is behind in every row when it could not be measured', () => {
  const rows = rowsOf([size(75, { Other: tool(1) })])
  expect(rows.every(({ reason }) => reason !== undefined)).toBe(true)
})

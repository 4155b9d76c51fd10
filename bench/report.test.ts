import { expect, it } from 'vitest'
import type { Visit } from './browser/first-visit.ts'
import { type Figures, lackOf, reportOf } from './report.ts'

const visit = (fcp: number, lcp = fcp): Visit => ({
  ...{ fcp, lcp, tbt: 0, cls: 0 },
  ...{ requests: 3, bytes: 30_000 },
})
const figures: Figures = {
  ...{ browserVersion: '1', runs: 1, load: 0.1, memoryUs: 0.5 },
  visits: [
    { page: '/', built: visit(500), bare: visit(600) },
    { page: '/late', built: visit(600, 900), bare: visit(600) },
  ],
}

it('names the pages that are painted later than the bare ones', () => {
  expect(reportOf(figures)).toContain('Later than that: `/late`.')
})

it.each([
  ['nothing', figures, []],
  [
    'a page that was never painted',
    { ...figures, visits: [{ page: '/', built: visit(500, Number.NaN), bare: visit(600) }] },
    ['the paint of /'],
  ],
  ['a search that did not open', { ...figures, search: null }, ['the search']],
  [
    'a navigation without an end',
    { ...figures, navigation: { first: 60, later: Number.NaN } },
    ['navigation'],
  ],
])('lacks %s', (_, measured, lack) => {
  expect(lackOf(measured)).toEqual(lack)
})

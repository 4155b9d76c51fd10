import type { Source } from 'docs-engine/config'

/** Where the roadmap was read. */
export const roadmapSource = {
  title: 'Roadmap page of the documentation, as documented at 6.2.12',
  url: 'https://github.com/sushi-labs/sushi/blob/e63aa2f81e86c7179d676339a70383466b461c29/site/pages/roadmap.mdx',
  checked: '2026-08',
} as const satisfies Source

/** Sushi's own announcement of Blade. */
export const bladeAnnouncement = {
  title: 'Sushi blog on Blade',
  url: 'https://www.sushi.com/blog/announcing-blade',
  checked: '2026-08',
} as const satisfies Source

/** Something that a quarter of the roadmap announces. */
export interface RoadmapEntry {
  /** The product or contract. */
  readonly subject: string
  /** What is announced for it. */
  readonly items: readonly string[]
}

/** A quarter of the roadmap. */
export interface RoadmapQuarter {
  /** Number of the quarter, 1 to 4. */
  readonly quarter: 1 | 2 | 3 | 4
  /** What is announced; empty means "to be confirmed". */
  readonly entries: readonly RoadmapEntry[]
}

/** Calendar year of the roadmap's quarters. */
export const ROADMAP_YEAR = 2025

/** The roadmap as published, in order. */
export const roadmap = [
  {
    quarter: 1,
    entries: [
      {
        subject: 'RouteProcessor6',
        items: ['Surplus capture', 'Meta pool', 'Generic bridge', 'Generic callback'],
      },
      { subject: 'Blade', items: ['Launch'] },
    ],
  },
  { quarter: 2, entries: [] },
  { quarter: 3, entries: [] },
  { quarter: 4, entries: [] },
] as const satisfies readonly RoadmapQuarter[]

/** A version of the route processor contract and the day its page entered the documentation. */
export interface RouteProcessorRelease {
  readonly name: string
  /** Day the page was added, YYYY-MM-DD. It says nothing about the day of deployment. */
  readonly documented: string
  readonly source: Source
}

const contracts = 'https://github.com/sushi-labs/sushi/commits/master/site/pages/contracts'

function release(version: number, documented: string): RouteProcessorRelease {
  return {
    name: `RouteProcessor${version}`,
    documented,
    source: {
      title: `History of the RouteProcessor${version} page of the documentation`,
      url: `${contracts}/route-processor-${version}.mdx`,
      checked: '2026-08',
    },
  }
}

/** Versions that were documented after RouteProcessor6. None of them is on the roadmap. */
export const laterRouteProcessors = [
  release(7, '2025-04-29'),
  release(8, '2025-07-25'),
  release(9, '2025-08-19'),
] as const

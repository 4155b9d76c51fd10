import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { PROJECT_ROOT } from '#engine/node/project.ts'
import { serveSite } from '#engine/node/serve/serve.ts'
import { writeBareSite } from './bare-site.ts'
import { type Dragging, measureDragging } from './dragging.ts'
import { firstVisits, type Visit } from './first-visit.ts'
import { measureNavigation, type NavigationFigures } from './navigation.ts'
import { measureSearch, type SearchFigures } from './search.ts'

/** Where a navigation run starts, and how many pages it goes on to by their "next" links. */
const START = '/api/errors/validation'
const STEPS = 3
/** The page on which the search is opened. */
const SEARCHED = '/dao/governance'
/** A query whose last letter changes what is found. */
const QUERY = 'bin'

/** What is measured of the built site in a browser. */
export const SITE_PARTS = ['visit', 'navigation', 'search', 'figures'] as const

/** What was measured of the built site; what was left out is undefined. */
export interface SiteFigures {
  visits?: { page: string; built: Visit; bare: Visit }[] | undefined
  navigation?: NavigationFigures | undefined
  /** Null when the site has no search dialog. */
  search?: SearchFigures | null | undefined
  /** Figures of the pages, dragged. */
  dragging?: Dragging[] | undefined
}

/** What of the site is measured, and how. */
interface SiteOptions {
  /** Names of `SITE_PARTS`. */
  wanted: ReadonlySet<string>
  /** Paths of the pages that are visited. */
  visited: readonly string[]
  runs: number
  /** Is told what is done. */
  say(text: string): void
}

/** Measures the built site, which `OUT_FOLDER` in the environment may name, in a browser. */
export async function measureSite(
  browser: Browser,
  { wanted, visited, runs, say }: SiteOptions,
): Promise<SiteFigures> {
  const built = path.resolve(PROJECT_ROOT, process.env.OUT_FOLDER ?? 'dist')
  const bareFolder = await mkdtemp(path.join(tmpdir(), 'sushi-docs-bare-'))
  await writeBareSite(built, visited, bareFolder)
  const site = await serveSite({ folder: built, port: 0, basePath: '/' })
  const bare = await serveSite({ folder: bareFolder, port: 0, basePath: '/' })
  const figures: SiteFigures = {}
  try {
    if (wanted.has('visit')) {
      say('First visits …')
      figures.visits = []
      for (const page of visited) {
        const urls = { built: new URL(page, site.url).href, bare: new URL(page, bare.url).href }
        figures.visits.push({ page, ...(await firstVisits(browser, urls, runs)) })
      }
    }
    if (wanted.has('navigation')) {
      say('Navigation …')
      const start = new URL(START, site.url).href
      figures.navigation = await measureNavigation(browser, start, STEPS, runs)
    }
    if (wanted.has('search')) {
      say('Search …')
      const searched = new URL(SEARCHED, site.url).href
      figures.search = (await measureSearch(browser, searched, QUERY, runs)) ?? null
    }
    if (wanted.has('figures')) {
      say('Figures …')
      figures.dragging = await measureDragging(browser, site.url, runs)
    }
    return figures
  } finally {
    site.server.close()
    bare.server.close()
    await rm(bareFolder, { recursive: true, force: true })
  }
}

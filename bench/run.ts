/**
 * Measures a built site in Chromium, and builds of generated sites, and writes `bench/report.md`.
 *
 *     npm run bench -- [--runs=5] [--pages=75,1000] [--visit=/,/quickstart] [--only=visit,navigation,search,figures,build]
 *
 * `--runs` is how often each thing is measured (medians are reported; builds of more than 500 pages run once),
 * `--pages` the sizes of the generated sites, `--visit` the pages that are visited (one of each kind if none is named),
 * `--only` what to measure.
 * The report is written from a machine that does nothing else, and with every figure that was asked for: else the figures are
 * printed, and the exit code is 1.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_ROOT } from '#engine/node/project.ts'
import { serveSite } from '#engine/node/serve/serve.ts'
import { writeBareSite } from './browser/bare-site.ts'
import { measureDragging } from './browser/dragging.ts'
import { firstVisits } from './browser/first-visit.ts'
import { launch } from './browser/launch.ts'
import { measureNavigation } from './browser/navigation.ts'
import { measureSearch } from './browser/search.ts'
import { type BuildFigures, measureBuilds } from './builds/measure-builds.ts'
import { MOST_LOAD, untilQuiet } from './quiet.ts'
import { type Figures, lackOf, reportOf } from './report.ts'

/** Sites with more pages than this are built once only. */
const MANY_PAGES = 500
/** Where a navigation run starts, and how many pages it goes on to by their "next" links. */
const START = '/api/errors/validation'
const STEPS = 3
/** One page of each kind: front, tables, text, figures, formulas, an API, an address table, words of the field. */
const KINDS = [
  '/',
  '/quickstart',
  '/dao/governance',
  '/amm/choose',
  '/amm/clamm',
  '/blade/how-to-use-blade/faqs',
  '/api/swagger',
  '/api/examples/quote',
  '/contracts/clamm',
  '/networks',
  '/glossary',
]
/** The page on which the search is opened. */
const SEARCHED = '/dao/governance'
/** A query whose last letter changes what is found. */
const QUERY = 'bin'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '75,1000' },
    visit: { type: 'string', default: KINDS.join() },
    only: { type: 'string', default: 'visit,navigation,search,figures,build' },
  },
})
const runs = Number(values.runs)
const visited = values.visit.split(',')
const wanted = new Set(values.only.split(','))
const say = (text: string) => process.stdout.write(`${text}\n`)

const built = path.resolve(PROJECT_ROOT, process.env.OUT_FOLDER ?? 'dist')
const bareFolder = await mkdtemp(path.join(tmpdir(), 'sushi-docs-bare-'))
await writeBareSite(built, visited, bareFolder)
const site = await serveSite({ folder: built, port: 0, basePath: '/' })
const bare = await serveSite({ folder: bareFolder, port: 0, basePath: '/' })
const load = await untilQuiet()
const browser = await launch()
const figures: Figures = { browserVersion: browser.version(), runs, load }
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
    figures.navigation = await measureNavigation(
      browser,
      new URL(START, site.url).href,
      STEPS,
      runs,
    )
  }
  if (wanted.has('search')) {
    say('Search …')
    figures.search =
      (await measureSearch(browser, new URL(SEARCHED, site.url).href, QUERY, runs)) ?? null
  }
  if (wanted.has('figures')) {
    say('Figures …')
    figures.dragging = await measureDragging(browser, site.url, runs)
  }
} finally {
  await browser.close()
  site.server.close()
  bare.server.close()
  await rm(bareFolder, { recursive: true, force: true })
}
if (wanted.has('build')) {
  const builds: BuildFigures[] = []
  for (const pages of values.pages.split(',').map(Number)) {
    say(`Builds of ${pages} pages …`)
    builds.push(await measureBuilds(pages, pages > MANY_PAGES ? 1 : runs))
  }
  figures.builds = builds
}
const report = reportOf(figures)
say(`\n${report}`)
const reasons = [
  ...(load > MOST_LOAD
    ? [`other work had a load of ${load.toFixed(1)}, and ${MOST_LOAD} is the most: end it`]
    : []),
  ...lackOf(figures).map(lack => `${lack} could not be measured: see why, with --only`),
]
if (reasons.length === 0) await writeFile(path.join(PROJECT_ROOT, 'bench/report.md'), report)
else {
  say(`bench/report.md is as it was: ${reasons.join('; ')}.`)
  process.exitCode = 1
}

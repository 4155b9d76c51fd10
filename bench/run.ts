/**
 * Measures a built site in Chromium, builds of generated sites, and other tools on the same pages, and writes
 * `bench/report.md` with its plot.
 *
 *     npm run bench -- [--runs=5] [--pages=75,1000,5000] [--visit=/,/quickstart] [--peers=none|starlight,vitepress,…]
 *       [--only=visit,navigation,search,figures,build,peers]
 *
 * `--runs` is how often each thing is measured (medians are reported; sites of more than 500 pages are built once),
 * `--pages` the sizes of the generated sites, `--visit` the pages that are visited (one of each kind if none is named),
 * `--peers` the tools that ours is held against, which are installed into a temporary folder (all if none is named),
 * `--only` what to measure.
 * The report is written of a whole run, from a machine that does nothing else, and with every figure that was asked for:
 * else the figures are printed, and the exit code is 1. A tool whose build takes more than three quarters of the machine's
 * memory is ended, and the report says so, as it does of one that needs a larger heap than Node gives it.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_ROOT } from '#engine/node/project.ts'
import { launch } from './browser/launch.ts'
import { measureSite, SITE_PARTS } from './browser/measure-site.ts'
import { type BuildFigures, measureBuilds } from './builds/measure-builds.ts'
import { newMemoryUs } from './new-memory.ts'
import { PLOT_FILE } from './peers/beside-part.ts'
import { installBeside } from './peers/install.ts'
import { measurePeers } from './peers/measure.ts'
import { peersNamed } from './peers/peers.ts'
import { plotOf } from './peers/plot.ts'
import { MOST_LOAD, untilQuiet } from './quiet.ts'
import { type Figures, lackOf, reportOf } from './report.ts'

/** Sites with more pages than this are built once only. */
const MANY_PAGES = 500
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

/** What is measured. */
const PARTS = [...SITE_PARTS, 'build', 'peers']

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '75,1000,5000' },
    visit: { type: 'string', default: KINDS.join() },
    peers: { type: 'string', default: 'all' },
    only: { type: 'string', default: PARTS.join() },
  },
})
const runs = Number(values.runs)
const sizes = values.pages
  .split(',')
  .map(Number)
  .map(pages => ({ pages, runs: pages > MANY_PAGES ? 1 : runs }))
const wanted = new Set(values.only.split(','))
const peers = wanted.has('peers') ? peersNamed(values.peers) : []
const say = (text: string) => process.stdout.write(`${text}\n`)

const installed = peers.length > 0 ? await installBeside(peers, say) : undefined
try {
  const load = await untilQuiet()
  const memoryUs = newMemoryUs()
  say(`The machine takes ${memoryUs.toFixed(1)} µs to hand out a page of memory.`)
  const browser = await launch()
  const figures: Figures = { browserVersion: browser.version(), runs, load, memoryUs }
  try {
    if (SITE_PARTS.some(part => wanted.has(part)))
      Object.assign(
        figures,
        await measureSite(browser, { wanted, visited: values.visit.split(','), runs, say }),
      )
    if (installed) figures.peers = await measurePeers(browser, installed, sizes, say)
  } finally {
    await browser.close()
  }
  if (wanted.has('build')) {
    const builds: BuildFigures[] = []
    for (const { pages, runs: times } of sizes) {
      say(`Builds of ${pages} pages …`)
      builds.push(await measureBuilds(pages, times))
    }
    figures.builds = builds
  }
  const report = reportOf(figures)
  say(`\n${report}`)
  const isWhole = PARTS.every(part => wanted.has(part))
  const reasons = [
    ...(isWhole ? [] : ['it holds what is measured without --only']),
    ...(load > MOST_LOAD
      ? [`other work had a load of ${load.toFixed(1)}, and ${MOST_LOAD} is the most: end it`]
      : []),
    ...lackOf(figures).map(lack => `${lack} could not be measured: see why, with --only`),
  ]
  if (reasons.length === 0) {
    const folder = path.join(PROJECT_ROOT, 'bench')
    await writeFile(path.join(folder, 'report.md'), report)
    if (figures.peers) await writeFile(path.join(folder, PLOT_FILE), plotOf(figures.peers.sizes))
  } else {
    say(`bench/report.md is as it was: ${reasons.join('; ')}.`)
    process.exitCode = 1
  }
} finally {
  await installed?.remove()
}

import { cpus, loadavg, totalmem } from 'node:os'
import type { SiteFigures } from './browser/measure-site.ts'
import type { BuildFigures, BuildTime } from './builds/measure-builds.ts'
import { besidePart, lackBeside } from './peers/beside-part.ts'
import type { PeerFigures } from './peers/figures.ts'

/** All that a run measured; what was left out is undefined. */
export interface Figures extends SiteFigures {
  browserVersion: string
  runs: number
  /** Load of the machine before anything was measured, an average over a minute. */
  load: number
  /** How long the machine took to hand out a page of memory then, in microseconds. */
  memoryUs: number
  builds?: BuildFigures[] | undefined
  peers?: PeerFigures | undefined
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en-US')} ms`
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

function machine({ browserVersion, runs, load, memoryUs }: Figures): string {
  const [processor] = cpus()
  return [
    `Machine: ${cpus().length} cores (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB memory, Node ${process.versions.node}, Chromium ${browserVersion}.`,
    `Load over the minute before it began: ${load.toFixed(1)}, and ${loadavg()[0]?.toFixed(1)} over the last one, the measuring included; with other work on the machine times are too long, and only comparisons within one run hold.`,
    `The machine took ${memoryUs.toFixed(1)} µs to hand out a page of memory; where a later run says more, its times are longer, and those of builds most of all.`,
    `Figures are medians of ${runs} runs; builds of large sites ran as often as their table says.`,
  ].join('\n')
}

/** How often the time of the bare page first and largest paint may take. */
const PAINT_BUDGET = 1.1

function visitPart({ visits }: Figures): string[] {
  if (!visits) return []
  const times = (value: number, bare: number) => `${ms(value)} (${(value / bare).toFixed(2)})`
  const lines = visits.map(({ page, built, bare }) =>
    row(
      `\`${page}\``,
      ms(bare.fcp),
      times(built.fcp, bare.fcp),
      ms(bare.lcp),
      times(built.lcp, bare.lcp),
      ms(built.tbt),
      built.cls.toFixed(3),
      built.requests,
      `${(built.bytes / 1000).toFixed(1)} kB`,
    ),
  )
  const late = visits.filter(
    ({ built, bare }) =>
      Math.max(built.fcp / bare.fcp, built.lcp / bare.lcp) > PAINT_BUDGET || built.lcp === 0,
  )
  return [
    '## First visit',
    'A phone (390 by 844), 1.6 Mbps, 150 ms for each request, processor slowed 4 times, no input. The bare page is the same article as HTML with one small style sheet: the least that could be sent. Both are visited in turns; in parentheses, times the bare page. Below 1 the page is painted before all of it is there, where the bare page waits for its sheet. Bytes are those on the wire, headers included.',
    [
      row('page', 'bare FCP', 'FCP', 'bare LCP', 'LCP', 'TBT', 'CLS', 'requests', 'bytes'),
      row('---', ...Array.from({ length: 8 }, () => '---:')),
      ...lines,
    ].join('\n'),
    `Budget: ${PAINT_BUDGET.toFixed(2)} times the bare page for both paints, 0 for TBT and CLS. ${late.length === 0 ? 'Every page keeps that of the paints.' : `Later than that: ${late.map(({ page }) => `\`${page}\``).join(', ')}.`}`,
  ]
}

function navigationPart({ navigation }: Figures): string[] {
  if (!navigation) return []
  return [
    '## Navigation',
    "Click to painted heading, the page prefetched, processor slowed 4 times. Two animation frames of each figure are the method's: one to see the heading, one to have it painted.",
    [
      row('navigation', 'time'),
      row('---', '---:'),
      row('the first after the app came to life', ms(navigation.first)),
      row('each that follows', ms(navigation.later)),
    ].join('\n'),
  ]
}

function searchPart({ search }: Figures): string[] {
  if (search === undefined) return []
  return [
    '## Search',
    search === null
      ? 'Not measured: this build has no search dialog.'
      : [
          'Last key to results that no longer change, the debounce of 200 ms included, index at hand.',
          '',
          row('processor', 'time', 'budget'),
          row('---', '---:', '---:'),
          row('full speed', ms(search.fullSpeed), '220 ms'),
          row('slowed 4 times', ms(search.slowed), '250 ms'),
        ].join('\n'),
  ]
}

function draggingPart({ dragging }: Figures): string[] {
  if (!dragging) return []
  return [
    '## Figures',
    'A slider is set anew in every frame, on a phone with the processor slowed 4 times. At 60 frames a second, a frame has 16.7 ms; script may take a part of it.',
    [
      row('figure', 'script for a value', 'frame, median', 'frame, slowest of twenty'),
      row('---', '---:', '---:', '---:'),
      ...dragging.map(({ figure, update, frame, slowFrame }) =>
        row(
          figure,
          `${update.toFixed(1)} ms`,
          `${frame.toFixed(1)} ms`,
          `${slowFrame.toFixed(1)} ms`,
        ),
      ),
    ].join('\n'),
  ]
}

function buildPart({ builds }: Figures): string[] {
  if (!builds) return []
  const stages = Object.keys(builds[0]?.release.stages ?? {})
  const line = (pages: number, what: string, runs: number, build: BuildTime) =>
    row(
      pages.toLocaleString('en-US'),
      what,
      runs,
      seconds(build.wallMs),
      seconds(build.cpuMs),
      `${Math.round(build.peakKb / 1024)} MiB`,
      ...stages.map(stage => seconds(build.stages[stage] ?? 0)),
    )
  return [
    '## Builds',
    'Generated pages of about 600 words with a table, a callout and two code blocks. Wall time runs from the start of the process to its end; the stages are within it. Processor time and memory are those of the build with all that it starts. The folder lies outside version control, so that no history is read. The first build since the engine was installed has nothing kept of the engine, either: its modules, which Node keeps compiled, and its bundles, which are the same for every site without components and rules of its own.',
    [
      row('pages', '', 'runs', 'wall', 'processor', 'peak memory', ...stages),
      row('---:', '---', '---:', '---:', '---:', '---:', ...stages.map(() => '---:')),
      ...builds.flatMap(({ pages, first, cold, release, onePageChanged, runs }) => [
        line(pages, 'the first', runs, first),
        line(pages, 'cold', runs, cold),
        line(pages, 'cold, --release', runs, release),
        line(pages, 'one page changed', runs, onePageChanged),
      ]),
    ].join('\n'),
  ]
}

/** What was asked for and could not be measured. */
export function lackOf({
  visits = [],
  navigation,
  search,
  dragging = [],
  peers,
}: Figures): string[] {
  const isMissing = (value: number) => !(value > 0)
  return [
    ...visits.flatMap(({ page, built, bare }) =>
      [built.fcp, built.lcp, bare.fcp, bare.lcp].some(isMissing) ? [`the paint of ${page}`] : [],
    ),
    ...(navigation && [navigation.first, navigation.later].some(isMissing) ? ['navigation'] : []),
    ...(search === null || (search && [search.fullSpeed, search.slowed].some(isMissing))
      ? ['the search']
      : []),
    ...dragging.flatMap(({ figure, frame }) => (isMissing(frame) ? [`the figure ${figure}`] : [])),
    ...lackBeside(peers),
  ]
}

/** The report on a run, as Markdown. */
export function reportOf(figures: Figures): string {
  return `${[
    '# Measured',
    'Written by `npm run bench`; `bench/run.ts` says how.',
    machine(figures),
    ...visitPart(figures),
    ...navigationPart(figures),
    ...searchPart(figures),
    ...draggingPart(figures),
    ...buildPart(figures),
    ...besidePart(figures.peers),
  ].join('\n\n')}\n`
}

import type { Spread } from '../statistics.ts'

/** What is measured of one tool on one site; bytes are those on the wire but for `output`, times are in milliseconds. */
export interface ToolFigures {
  /** A first visit to a page, without any input. */
  pageBytes: Spread
  fcp: Spread
  lcp: Spread
  tbt: Spread
  /** All files of the search index; undefined for a tool without a search. */
  indexBytes?: Spread | undefined
  /** All files of the site, as built. */
  output: Spread
  /** A cold build, with all processes that it starts. */
  wallMs: Spread
  cpuMs: Spread
  peakKb: Spread
}

/** A measure that tools are held against one another by. Less is better in all of them. */
export interface Measure {
  key: keyof ToolFigures
  name: string
  /** What a value is divided by to be written, and what is written behind it. */
  unit: { size: number; name: string; digits: number }
  /** Its title in the plot, where it has a part of it. */
  plot?: string
  /** Why ours is not first where it is not; left out until somebody has found out. */
  whyNotFirst?: string
}

const MS = { size: 1, name: 'ms', digits: 0 }
const KILOBYTES = { size: 1_000, name: 'kB', digits: 1 }
const MEGABYTES = { size: 1_000_000, name: 'MB', digits: 1 }
const SECONDS = { size: 1_000, name: 's', digits: 1 }
/** Memory is measured in KiB. */
const MEBIBYTES = { size: 1_024, name: 'MiB', digits: 0 }

const WHERE_TIME_GOES =
  'a build of 75 pages is mostly what each begins with: it starts a worker, loads there what renders, and has that compiled as it first runs. After that a page takes 9 ms of the worker, mostly to read Markdown and to color code. On two cores a second worker takes a twentieth off 1,000 pages, for 110 MiB more'

/** All measures, in the order of the report. */
export const MEASURES: readonly Measure[] = [
  { key: 'pageBytes', name: 'bytes of a first visit', unit: KILOBYTES, plot: 'Page, sent (kB)' },
  { key: 'fcp', name: 'first contentful paint', unit: MS },
  { key: 'lcp', name: 'largest contentful paint', unit: MS },
  { key: 'tbt', name: 'total blocking time', unit: MS },
  {
    key: 'indexBytes',
    name: 'bytes of the search index',
    unit: KILOBYTES,
    plot: 'Search index, sent (kB)',
    whyNotFirst:
      'ours is made by the build and lies in parts, of which a query fetches those that it needs: small files compress less well. Rspress sends the text of all pages, of which the browser makes the index',
  },
  {
    key: 'wallMs',
    name: 'build, wall time',
    unit: SECONDS,
    plot: 'Cold build (s)',
    whyNotFirst: WHERE_TIME_GOES,
  },
  { key: 'cpuMs', name: 'build, processor time', unit: SECONDS, whyNotFirst: WHERE_TIME_GOES },
  { key: 'peakKb', name: 'build, peak memory', unit: MEBIBYTES, plot: 'Peak memory (MiB)' },
  {
    key: 'output',
    name: 'bytes of the output',
    unit: MEGABYTES,
    whyNotFirst:
      'each page holds its own rules, 35 kB of them, so that a first visit waits for no sheet; each has a twin in Markdown, and its area a document for printing',
  },
]

import type { Spread } from '../statistics.ts'
import { OURS, type PeerFigures } from './figures.ts'
import type { Measure } from './measures.ts'
import { type Row, rowsOf } from './rows.ts'

/** The file of the plot, beside the report. */
export const PLOT_FILE = 'plot.svg'

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A value with its unit, and with the least and the most where they are told apart. */
function written(spread: Spread | undefined, { unit }: Measure): string {
  if (!spread) return '–'
  const number = (value: number) =>
    (value / unit.size).toLocaleString('en-US', {
      minimumFractionDigits: unit.digits,
      maximumFractionDigits: unit.digits,
    })
  const [median, least, most] = [spread.median, spread.least, spread.most].map(number)
  return `${median} ${unit.name}${least === most ? '' : ` (${least}–${most})`}`
}

/** The names of all tools in the order in which they were measured. */
const namesOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(row => Object.keys(row.cells)))]

function table({ sizes }: PeerFigures): string {
  const rows = rowsOf(sizes)
  const names = namesOf(rows)
  const bareOf = ({ pages, measure }: Row) =>
    sizes.find(size => size.pages === pages)?.bare?.[measure.key]
  return [
    tableRow(['pages', 'measure', ...names, 'bare page', 'why ours is not first']),
    tableRow(['---:', '---', ...names.map(() => '---:'), '---:', '---']),
    ...rows.map(row =>
      tableRow([
        row.pages.toLocaleString('en-US'),
        row.measure.name,
        ...names.map(name => {
          const text = written(row.cells[name], row.measure)
          return row.first.includes(name) ? `**${text}**` : text
        }),
        written(bareOf(row), row.measure),
        row.reason ?? '',
      ]),
    ),
  ].join('\n')
}

/** The part of the report that holds this engine beside other tools, as paragraphs. */
export function besidePart(peers: PeerFigures | undefined): string[] {
  if (!peers) return []
  const { sizes, versions, missing } = peers
  const list = (packages: Readonly<Record<string, string>>) =>
    Object.entries(packages)
      .map(([name, version]) => `\`${name}\` ${version}`)
      .join(', ')
  const failed = sizes.flatMap(size =>
    size.failed.map(
      ({ name, why }) => `- ${name}, ${size.pages.toLocaleString('en-US')} pages: ${why}`,
    ),
  )
  const runs = sizes.map(
    size =>
      `${size.pages.toLocaleString('en-US')} pages in ${size.runs} ${size.runs === 1 ? 'run' : 'runs'}`,
  )
  return [
    '## Beside other tools',
    `The same generated pages with the same sidebar, built cold and in turns by each tool as it comes, with the search that it brings along: ${runs.join(', ')}. What a tool keeps of a site is gone before each build; what a tool keeps of itself stays: modules that Node keeps compiled (Rspress, Starlight, ours) and bundles of the engine, which hold nothing of a site (ours; the first build of all, which makes them, is in the table above). Processor time and memory are those of all processes of a build. No build compresses its files; afterwards those of all tools are compressed alike (brotli, quality 9), and one page (\`${sizes[0]?.page}\`) of each is visited in turns from the same server, as a first visit above. Some tools send only parts of their index to a reader, others all of it; here all of it counts. Medians, with the least and the most in parentheses; the least of each row is bold. Rows in which ${OURS} is not first come first. The bare page is no tool, but the limit. Both scales of the plot are logarithmic.`,
    `Installed: ${versions.map(({ name, packages }) => `${name} (${list(packages)})`).join('; ') || 'nothing'}.`,
    ...missing.map(({ name, why }) => `${name} did not install: ${why}.`),
    ...(failed.length === 0 ? [] : [['Could not be measured:', '', ...failed].join('\n')]),
    `![Bytes of a page, bytes of the search index, time and memory of a build over the number of pages, for each tool](${PLOT_FILE})`,
    table(peers),
  ]
}

/** What of other tools was asked for and could not be measured. */
export function lackBeside(peers: PeerFigures | undefined): string[] {
  const sizes = peers?.sizes ?? []
  return sizes.flatMap(({ pages, failed, tools }) => [
    ...failed.flatMap(({ name, isOutOfReach }) =>
      isOutOfReach ? [] : [`${name} with ${pages} pages`],
    ),
    ...Object.entries(tools).flatMap(([name, { fcp, lcp }]) =>
      fcp.least > 0 && lcp.least > 0 ? [] : [`the paint of ${name} with ${pages} pages`],
    ),
  ])
}

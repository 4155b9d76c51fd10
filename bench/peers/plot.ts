import type { SizeFigures } from './figures.ts'
import { MEASURES, type Measure } from './measures.ts'
import { domainOf, logScale, ticksOf } from './scale.ts'

/** Of the picture and its parts, in pixels. */
const PART = { width: 460, height: 300 }
const MARGIN = { left: 60, right: 36, top: 40, bottom: 34 }
const LEGEND = 40
/** Colors that are told apart without red and green, too, and on a gray print by their marks. */
const STYLES = [
  { color: '#000000', mark: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' },
  { color: '#d55e00', mark: 'M-4 -4h8v8h-8z' },
  { color: '#009e73', mark: 'M0 -5L5 4H-5z' },
  { color: '#0072b2', mark: 'M0 5L5 -4H-5z' },
  { color: '#cc79a7', mark: 'M0 -6L6 0L0 6L-6 0z' },
  { color: '#b07d00', mark: 'M-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z' },
] as const

type Style = (typeof STYLES)[number]

/** What one tool has of one measure, by the number of pages. */
interface Line {
  style: Style
  points: { pages: number; value: number }[]
}

const at = (value: number) => value.toFixed(1)
const label = (x: number, y: number, anchor: string, text: string) =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${text}</text>`

const styleOf = (index: number): Style => STYLES[index % STYLES.length] ?? STYLES[0]

function linesOf(
  sizes: readonly SizeFigures[],
  names: readonly string[],
  { key, unit }: Measure,
): Line[] {
  return names.map((name, index) => ({
    style: styleOf(index),
    points: sizes.flatMap(({ pages, tools }) => {
      const value = (tools[name]?.[key]?.median ?? 0) / unit.size
      return value > 0 ? [{ pages, value }] : []
    }),
  }))
}

/** A part of the picture: one measure over the number of pages, both on scales of equal factors. */
function part(title: string, lines: readonly Line[], sizes: readonly SizeFigures[]): string {
  const points = lines.flatMap(line => line.points)
  const heading = `<text x="${MARGIN.left}" y="24" class="title">${title}</text>`
  if (points.length === 0) return heading
  const [left, right] = [MARGIN.left, PART.width - MARGIN.right]
  const [top, bottom] = [MARGIN.top, PART.height - MARGIN.bottom]
  const domain = domainOf(points.map(({ value }) => value))
  const x = logScale(domainOf(sizes.map(({ pages }) => pages)), [left, right])
  const y = logScale(domain, [bottom, top])
  const across = ticksOf(domain).map(
    tick =>
      `<path d="M${left} ${at(y(tick))}H${right}" class="grid"/>${label(left - 6, y(tick) + 4, 'end', tick.toLocaleString('en-US'))}`,
  )
  const along = sizes.map(({ pages }) =>
    label(x(pages), bottom + 18, 'middle', `${pages.toLocaleString('en-US')} pages`),
  )
  const drawn = lines.flatMap(({ style, points: own }) => {
    const places = own.map(({ pages, value }) => `${at(x(pages))} ${at(y(value))}`)
    const line = `<path d="M${places.join('L')}" fill="none" stroke="${style.color}" stroke-width="2"/>`
    const marks = places.map(
      place => `<path d="${style.mark}" transform="translate(${place})" fill="${style.color}"/>`,
    )
    return [...(places.length > 1 ? [line] : []), ...marks]
  })
  const frame = `<path d="M${left} ${top}V${bottom}H${right}" class="axis"/>`
  return [heading, ...across, frame, ...along, ...drawn].join('\n')
}

/**
 * The measures that have a title for it over the number of pages, as SVG on a ground of its own, so that it is read in
 * light and dark pages alike.
 */
export function plotOf(sizes: readonly SizeFigures[]): string {
  const names = [...new Set(sizes.flatMap(({ tools }) => Object.keys(tools)))]
  const plotted = MEASURES.flatMap(measure =>
    measure.plot ? [{ ...measure, plot: measure.plot }] : [],
  )
  const width = 2 * PART.width
  const height = LEGEND + Math.ceil(plotted.length / 2) * PART.height
  const legend = names.map((name, index) => {
    const { color, mark } = styleOf(index)
    const place = MARGIN.left + index * 140
    return `<path d="${mark}" transform="translate(${place} 22)" fill="${color}"/>${label(place + 12, 26, 'start', name)}`
  })
  const parts = plotted.map((measure, index) => {
    const [column, line] = [index % 2, Math.floor(index / 2)]
    const place = `${column * PART.width} ${LEGEND + line * PART.height}`
    return `<g transform="translate(${place})">\n${part(measure.plot, linesOf(sizes, names, measure), sizes)}\n</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#333">
<title>${plotted.map(({ plot }) => plot).join(', ')} over the number of pages</title>
<style>.title{font-size:14px;font-weight:600}.grid{stroke:#e4e4e4}.axis{fill:none;stroke:#888}</style>
<rect width="${width}" height="${height}" fill="#fff"/>
${legend.join('\n')}
${parts.join('\n')}
</svg>
`
}

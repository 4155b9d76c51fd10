/** A media range of the header `accept`, and how much it is wanted (0 to 1). */
interface MediaRange {
  type: string
  weight: number
}

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'

/** Media ranges that take in a type, the more precise first. */
const rangesOf = (type: string) => [type, `${type.split('/')[0]}/*`, '*/*']

function mediaRanges(accepted: string): MediaRange[] {
  return accepted.split(',').map(part => {
    const [type = '', ...parameters] = part.split(';').map(each => each.trim().toLowerCase())
    const weight = parameters.find(each => each.startsWith('q='))?.slice('q='.length)
    const value = weight === undefined ? 1 : Number(weight)
    return { type, weight: value >= 0 && value <= 1 ? value : 0 }
  })
}

/** How much a type is wanted, by the most precise range that takes it in, and how precise that is (0 the most). */
function wish(ranges: readonly MediaRange[], type: string): { weight: number; distance: number } {
  const found = rangesOf(type)
    .map((name, distance) => ({ range: ranges.find(each => each.type === name), distance }))
    .find(({ range }) => range !== undefined)
  return { weight: found?.range?.weight ?? 0, distance: found?.distance ?? rangesOf(type).length }
}

/**
 * Whether a request would rather have Markdown than HTML (RFC 9110, 12.5.1). Where it wants both alike, it gets HTML,
 * unless it names Markdown more precisely.
 * @param accepted the header `accept`; browsers send one that does not name Markdown.
 */
export function prefersMarkdown(accepted: string): boolean {
  const ranges = mediaRanges(accepted)
  const [html, markdown] = [wish(ranges, HTML), wish(ranges, MARKDOWN)]
  if (markdown.weight === 0 || markdown.weight < html.weight) return false
  return markdown.weight > html.weight || markdown.distance < html.distance
}

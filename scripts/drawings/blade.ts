/** Colors of a theme, as hexadecimal values. */
export interface Palette {
  /** Text and shapes. */
  ink: string
  /** What is said about them. */
  quiet: string
  /** Outlines. */
  line: string
  /** Insides. */
  fill: string
  /** What matters most. */
  mark: string
}

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif'

/** Size of every drawing: text stays legible where a phone shows it at three quarters. */
const DRAWING_SIZE = { width: 480, height: 280 } as const

function svg(body: string): string {
  const { width, height } = DRAWING_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">${body}</svg>\n`
}

function text(x: number, y: number, words: string, fill: string, { size = 15, weight = 400 } = {}) {
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" font-weight="${weight}" text-anchor="middle">${words}</text>`
}

function box(x: number, y: number, width: number, title: string, note: string, palette: Palette) {
  const middle = x + width / 2
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="72" rx="10" fill="${palette.fill}" stroke="${palette.line}"/>` +
    text(middle, y + 32, title, palette.ink, { weight: 600 }) +
    text(middle, y + 53, note, palette.quiet, { size: 13 })
  )
}

/** A straight arrow with its head at the second point. */
function arrow(x1: number, y1: number, x2: number, y2: number, color: string): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const wing = (turn: number) =>
    `${(x2 - 9 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 9 * Math.sin(angle + turn)).toFixed(1)}`
  return (
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${color}" stroke-width="1.75" fill="none"/>` +
    `<path d="M${wing(0.45)}L${x2} ${y2}L${wing(-0.45)}" stroke="${color}" stroke-width="1.75" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** From a request to a swap: who sends what to whom. */
function firmQuote(palette: Palette): string {
  const { ink, quiet, mark } = palette
  return svg(
    box(16, 104, 128, 'You', 'your wallet', palette) +
      box(320, 16, 144, 'Market maker', 'off chain', palette) +
      box(320, 192, 144, 'Pool', 'on chain', palette) +
      arrow(120, 98, 314, 40, ink) +
      text(196, 50, '1  ask for a price', quiet, { size: 13 }) +
      arrow(314, 68, 150, 118, mark) +
      text(266, 118, '2  signed quote', mark, { size: 13, weight: 600 }) +
      arrow(150, 158, 314, 212, ink) +
      text(268, 172, '3  quote and token', quiet, { size: 13 }) +
      arrow(314, 240, 120, 182, ink) +
      text(190, 246, '4  the other token', quiet, { size: 13 }),
  )
}

function token(x: number, y: number, name: string, palette: Palette, radius = 26): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.fill}" stroke="${palette.ink}" stroke-width="1.5"/>` +
    text(x, y + 4, name, palette.ink, { size: radius < 30 ? 12 : 14, weight: 600 })
  )
}

/** Liquidity split among pools of pairs, and the same in one pool. */
function onePool(palette: Palette): string {
  const { quiet, line, mark } = palette
  const pair = (y: number, first: string, second: string) =>
    `<rect x="36" y="${y - 31}" width="148" height="62" rx="31" fill="none" stroke="${line}" stroke-dasharray="4 4"/>` +
    token(74, y, first, palette, 25) +
    token(146, y, second, palette, 25)
  return svg(
    text(110, 28, 'A pool for each pair', quiet) +
      pair(74, 'ETH', 'USDC') +
      pair(148, 'ETH', 'WBTC') +
      pair(222, 'WBTC', 'USDC') +
      text(354, 28, 'One pool', mark, { weight: 600 }) +
      `<circle cx="354" cy="150" r="98" fill="none" stroke="${mark}" stroke-width="1.75"/>` +
      token(354, 104, 'ETH', palette, 34) +
      token(310, 182, 'USDC', palette, 34) +
      token(398, 182, 'WBTC', palette, 34) +
      text(110, 274, 'a trade meets one of them', quiet, { size: 13 }) +
      text(354, 274, 'all assets back a trade', quiet, { size: 13 }),
  )
}

/** The drawings by the name of their file. */
export const drawings: Readonly<Record<string, (palette: Palette) => string>> = {
  'firm-quote': firmQuote,
  'one-pool': onePool,
}

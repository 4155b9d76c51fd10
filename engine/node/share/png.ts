import { crc32, deflateSync } from 'node:zlib'

/** Most colors that a palette has. */
const MOST_COLORS = 256
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const

/** How far two colors are apart. */
function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one)
  const [otherRed, otherGreen, otherBlue] = channels(other)
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2
}

/** The colors that stand most often, and the place among them of the nearest to each color. */
function paletteOf(colors: Uint32Array): { palette: number[]; placeOf: Map<number, number> } {
  const counts = new Map<number, number>()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const byCount = [...counts].sort(([a, many], [b, few]) => few - many || a - b)
  const palette = byCount.slice(0, MOST_COLORS).map(([color]) => color)
  const placeOf = new Map(palette.map((color, place) => [color, place]))
  for (const color of counts.keys()) {
    if (placeOf.has(color)) continue
    let nearest = 0
    for (let place = 1; place < palette.length; place++)
      if (distance(color, palette[place] ?? 0) < distance(color, palette[nearest] ?? 0))
        nearest = place
    placeOf.set(color, nearest)
  }
  return { palette, placeOf }
}

/** A part of the file: its length, name, content and check. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const out = Buffer.alloc(8 + named.length)
  out.writeUInt32BE(content.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), 4 + named.length)
  return out
}

/**
 * An opaque picture as PNG with a palette (ISO/IEC 15948). Words and lines have few colors, and hundreds of shades at their
 * edges, of which the rare ones become their nearest: that halves the file.
 * @param pixels red, green, blue and alpha of each, row by row
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const colors = Uint32Array.from(
    { length: width * height },
    (_, index) =>
      ((pixels[4 * index] ?? 0) << 16) |
      ((pixels[4 * index + 1] ?? 0) << 8) |
      (pixels[4 * index + 2] ?? 0),
  )
  const { palette, placeOf } = paletteOf(colors)
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = placeOf.get(colors[y * width + x] ?? 0) ?? 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, each the place of a color in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

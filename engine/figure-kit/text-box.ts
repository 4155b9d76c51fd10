/** Room that words take in a picture, computed without a browser: pictures are rendered into the page by the build. */

/** A box in units of the picture. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Which part of a text stands at its place. */
export type Anchor = 'start' | 'middle' | 'end'

/** Size of words in wide and in narrow pictures, in units of the picture; `plot.module.css` says the same. */
export const TEXT_SIZE = { wide: 12.5, narrow: 12 } as const

/**
 * Widths of characters in ems, as the most that one of the group takes: of the face at weights up to 560 with tabular
 * figures, measured in Chromium, and of its fallback in bold, Arial by its metrics and scaled as in `fonts.css`.
 */
const WIDTHS: readonly (readonly [characters: RegExp, ems: number])[] = [
  [/[ ijl.,:;!'’|·]/, 0.32],
  [/[frtI()[\]-]/, 0.43],
  [/[mM%→≈]/, 0.94],
  [/[W@—…]/, 1],
  [/[A-Zw&$]/, 0.82],
]
/** Width of all other characters: small letters, digits and signs. */
const OTHER = 0.66

function characterWidth(character: string): number {
  return WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER
}

/** The most room that words take across, in units of the picture. */
export function textWidth(text: string, size: number): number {
  return size * [...text].reduce((sum, character) => sum + characterWidth(character), 0)
}

/** Height of letters above and below the line they stand on, and about their middle, in ems. */
const ASCENT = 0.76
const DESCENT = 0.22
const HALF = 0.55

/**
 * The box of words at a place.
 * @param y of the line they stand on, or of their middle.
 */
export function boxOfText(
  text: string,
  size: number,
  { x, y, anchor, isCentral }: { x: number; y: number; anchor: Anchor; isCentral: boolean },
): Box {
  const width = textWidth(text, size)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return {
    left,
    right: left + width,
    top: y - size * (isCentral ? HALF : ASCENT),
    bottom: y + size * (isCentral ? HALF : DESCENT),
  }
}

/** Whether two boxes lie on one another. */
export function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

/** Whether a box lies in another. */
export function isWithin(box: Box, bounds: Box): boolean {
  return (
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom
  )
}

/** A value brought between two; the first counts where there is no room between them. */
export function between(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least)
}

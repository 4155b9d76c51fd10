import { type Anchor, type Box, between, boxOfText, isWithin, meet } from './text-box.ts'

/** Words and where they would stand best. All lengths are in units of the picture. */
export interface WantedLabel {
  readonly text: string
  /** What they name. */
  readonly x: number
  readonly y: number
  /** From there to the words: to the side that `anchor` says, and to their middle. */
  readonly dx: number
  readonly dy: number
  readonly anchor: Anchor
}

/** Where words stand: their side or middle across, and their middle in height. */
export interface PlacedLabel {
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
}

/** How far apart places are that are tried, and the farthest. */
const STEP = 4
const FARTHEST = 72
/** How far words are moved up or down before they are moved aside. */
const LITTLE = 8

/** From what is named to words on one side of it. */
const ASIDE = 6

const MIRRORED: Readonly<Record<Anchor, Anchor>> = { start: 'end', middle: 'middle', end: 'start' }

/** The place that is wanted, then the same on the other sides of what is named. */
function sidesOf({ x, y, dx, dy, anchor }: WantedLabel): PlacedLabel[] {
  const [own, other] = [
    { x: x + dx, anchor },
    { x: x - dx, anchor: MIRRORED[anchor] },
  ]
  return [
    { ...own, y: y + dy },
    { ...other, y: y + dy },
    { ...own, y: y - dy },
    { ...other, y: y - dy },
  ]
}

/** Places that are tried where words across what they name have no room: to the right and the left of it, on the same lines. */
function asidesOf({ x, y, dy, anchor }: WantedLabel): PlacedLabel[] {
  if (anchor !== 'middle') return []
  return [y + dy, y - dy].flatMap((height): PlacedLabel[] => [
    { x: x + ASIDE, y: height, anchor: 'start' },
    { x: x - ASIDE, y: height, anchor: 'end' },
  ])
}

/** Ever farther up and down, first to the side on which the words stand already. */
function shiftsOf({ dy }: WantedLabel): number[] {
  const first = dy > 0 ? 1 : -1
  return Array.from({ length: FARTHEST / STEP }, (_, index) => (index + 1) * STEP * first).flatMap(
    shift => [shift, -shift],
  )
}

/**
 * Places for words, so that they stay inside and apart: each where it is wanted, else beside what it names on
 * another side, else as near to that as there is room. Where there is none, it stays where it is wanted.
 * @param labels those that matter most first.
 * @param size of the type.
 * @param bounds in which all stand.
 * @param taken boxes of what else stands there.
 * @returns a place for each, in the same order.
 */
export function placeLabels(
  labels: readonly WantedLabel[],
  size: number,
  bounds: Box,
  taken: readonly Box[],
): PlacedLabel[] {
  const occupied = [...taken]
  return labels.map(label => {
    const boxAt = (place: PlacedLabel) => boxOfText(label.text, size, { ...place, isCentral: true })
    const inside = (place: PlacedLabel): PlacedLabel => {
      const { left, right, top, bottom } = boxAt(place)
      return {
        ...place,
        x: between(place.x, bounds.left + place.x - left, bounds.right + place.x - right),
        y: between(place.y, bounds.top + place.y - top, bounds.bottom + place.y - bottom),
      }
    }
    const isFree = (place: PlacedLabel) => {
      const box = boxAt(place)
      return !occupied.some(other => meet(box, other))
    }
    const sides = sidesOf(label)
    const shifts = [0, ...shiftsOf(label)]
    const movedBy = (shift: number, places: readonly PlacedLabel[]) =>
      places.map(place => inside({ ...place, y: place.y + shift }))
    // A little higher or lower is nearer to what is named than aside of it.
    const moved = [
      ...shifts.filter(shift => Math.abs(shift) <= LITTLE).flatMap(by => movedBy(by, sides)),
      ...shifts.flatMap(by => movedBy(by, [...sides, ...asidesOf(label)])),
    ]
    const place =
      sides.find(side => isWithin(boxAt(side), bounds) && isFree(side)) ??
      moved.find(isFree) ??
      inside({ x: label.x + label.dx, y: label.y + label.dy, anchor: label.anchor })
    occupied.push(boxAt(place))
    return place
  })
}

/**
 * Heights for names of one column, as near to their own as they can be.
 * @param wanted heights of their middles, from the top down.
 * @param apart least distance of two.
 * @param bounds of the middles; where they leave too little room, the names reach beyond the upper one.
 */
export function stack(
  wanted: readonly number[],
  apart: number,
  bounds: { readonly top: number; readonly bottom: number },
): number[] {
  const down: number[] = []
  for (const height of wanted) {
    down.push(Math.max(height, (down.at(-1) ?? bounds.top - apart) + apart))
  }
  const up: number[] = []
  for (const height of down.reverse()) {
    up.push(Math.min(height, (up.at(-1) ?? bounds.bottom + apart) - apart))
  }
  return up.reverse()
}

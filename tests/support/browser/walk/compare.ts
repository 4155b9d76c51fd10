import type { Outcome } from './take.ts'
import type { Content, View } from './view.ts'

/** How far a scroll position may be off, in CSS pixels: browsers round parts of pixels in their own ways. */
const SCROLL_TOLERANCE_PX = 2

function difference(name: string, shown: unknown, expected: unknown): string[] {
  return shown === expected
    ? []
    : [`${name} is ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`]
}

/** Where two long texts part. */
function textDifference(name: string, shown: string, expected: string): string[] {
  if (shown === expected) return []
  let at = 0
  while (shown[at] === expected[at]) at += 1
  const from = Math.max(0, at - 30)
  return difference(name, shown.slice(from, at + 60), expected.slice(from, at + 60))
}

/** In what the scroll position differs from what it has to be. */
function scrollDifference({ place, hasFace }: View, { expected, fresh }: Outcome): string[] {
  const { scroll } = expected
  if (scroll === undefined) return []
  // The note that it is not the latest page moves what is below it; who is at the top stays there.
  if (place.isKept && scroll !== 0) return []
  if (scroll === 'fresh') {
    // The end of the page, where places are cut off, is elsewhere in another face.
    if (hasFace !== fresh.hasFace && (place.isAtEnd || fresh.place.isAtEnd)) return []
    const isOff = Math.abs(place.top - fresh.place.top) > SCROLL_TOLERANCE_PX
    const areAtEnd = place.isAtEnd && fresh.place.isAtEnd
    return isOff && !areAtEnd ? difference('the place', place.top, fresh.place.top) : []
  }
  const isOff = Math.abs(place.scroll - scroll) > SCROLL_TOLERANCE_PX
  return isOff ? difference('the scroll position', place.scroll, scroll) : []
}

/** In what a tab differs from what it has to show after a step; nothing when it is as expected. */
export function differences(view: View, outcome: Outcome): string[] {
  const { content, place } = view
  const { expected, fresh } = outcome
  const names: readonly (keyof Content)[] = [
    'title',
    'heading',
    'article',
    'description',
    'canonical',
    'sidebar',
    'marks',
    'outline',
    'neighbors',
  ]
  const { focus } = expected
  return [
    ...difference('the address', place.address, expected.address),
    ...names.flatMap(name => textDifference(`the ${name}`, content[name], fresh.content[name])),
    ...difference('the search', place.hasSearch, expected.hasSearch),
    ...difference('the mobile sidebar', place.hasSidebar, expected.hasSidebar),
    ...difference('the page behind it', place.isCovered, expected.hasSidebar),
    ...difference('the message of a failure', place.hasFailed, expected.hasFailed),
    ...(expected.isKept === undefined
      ? []
      : difference('the note of an older page', place.isKept, expected.isKept)),
    ...difference('waiting', place.isWaiting, false),
    ...difference('the mark in the outline', place.isOutlineMarked || !place.isAlive, true),
    ...difference('the document', place.isSameDocument, !expected.isAnotherDocument),
    ...scrollDifference(view, outcome),
    ...(focus === undefined ? [] : difference('the focus', place.focus, focus)),
  ]
}

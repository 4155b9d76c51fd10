/**
 * The heading being read: the last one above the reading line, or the very last one at the page's end. At its top,
 * before any heading is there, it is the first one.
 * @param headings from top to bottom, with their distance from the viewport's top in CSS pixels.
 * @param line height of the reading line in the viewport, in CSS pixels.
 */
export function activeHeadingOf(
  headings: readonly { id: string; top: number }[],
  { line, isAtEnd }: { line: number; isAtEnd: boolean },
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id
}

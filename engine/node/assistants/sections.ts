/** A heading of a page in Markdown, by the line that it stands in. */
interface HeadingLine {
  line: number
  level: number
}

const FENCE = /^\s*(?:`{3,}|~{3,}|\$\$\s*$)/
/** A heading, perhaps as the beginning of an item of a list. */
const HEADING = /^\s*(?:(?:\d+\.|[-*])\s+)*(#{1,6})\s/

function headingLines(lines: readonly string[]): HeadingLine[] {
  const found: HeadingLine[] = []
  let isCode = false
  for (const [line, text] of lines.entries()) {
    if (FENCE.test(text)) isCode = !isCode
    const level = isCode ? undefined : HEADING.exec(text)?.[1]?.length
    if (level !== undefined) found.push({ line, level })
  }
  return found
}

/**
 * A section of a page in Markdown: its heading, and all until the next one of its level or above.
 * @param place of its heading among those of the page, from 0.
 * @returns undefined where the page has no such heading.
 */
export function sectionOf(markdown: string, place: number): string | undefined {
  const lines = markdown.split('\n')
  const headings = headingLines(lines)
  const heading = headings[place]
  if (!heading) return undefined
  const next = headings.slice(place + 1).find(({ level }) => level <= heading.level)
  return lines.slice(heading.line, next?.line).join('\n').trim()
}

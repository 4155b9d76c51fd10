/** How types are read as they are written, where brackets are looked for. */

/** Whether what is at a place of a text only looks like a bracket: the end of an arrow. */
export const isArrow = (text: string, at: number): boolean =>
  text[at] === '>' && text[at - 1] === '='

/** The place after a text in quotes that begins at a place. */
export function afterQuotes(text: string, start: number): number {
  const quote = text.charAt(start)
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at + 1
  }
  return text.length
}

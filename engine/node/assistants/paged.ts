import { REPLY_CHARACTERS } from './limits.ts'

/** The place, or the one before it where a character of two halves would be cut. */
function wholeCharacterAt(text: string, place: number): number {
  return /^[\uDC00-\uDFFF]/.test(text[place] ?? '') ? place - 1 : place
}

/**
 * A part of a text that is short enough for a reply, with how to ask for the next one.
 * @param cursor what the part before said; nothing for the first.
 * @throws RangeError for a cursor that no reply has given.
 */
export function partOf(text: string, cursor = '0'): string {
  const start = Number(cursor)
  if (!/^\d+$/.test(cursor) || start > text.length)
    throw new RangeError(`the cursor "${cursor}" is not one that a reply has given`)
  if (text.length - start <= REPLY_CHARACTERS) return text.slice(start)
  const line = text.lastIndexOf('\n', start + REPLY_CHARACTERS)
  const end = line > start ? line + 1 : wholeCharacterAt(text, start + REPLY_CHARACTERS)
  return `${text.slice(start, end)}\n(There is more: call again with the cursor "${end}".)`
}

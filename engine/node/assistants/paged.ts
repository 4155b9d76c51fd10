/**
 * Most characters of a reply. An assistant is to get 5,000 tokens at most, and where a token has fewest characters, in
 * addresses and other hexadecimal values, it has about two.
 */
const REPLY_CHARACTERS = 10_000

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
  const end = line > start ? line + 1 : start + REPLY_CHARACTERS
  return `${text.slice(start, end)}\n(There is more: call again with the cursor "${end}".)`
}

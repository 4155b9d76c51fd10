/**
 * Characters that show nothing and come along when text is copied from a page or a chat: soft hyphen, zero-width space
 * and joiners, marks of direction, word joiner, byte order mark.
 * Source: https://www.unicode.org/reports/tr44/#General_Category_Values, category Cf, without those that emoji need.
 */
const INVISIBLE = '\\u00AD\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF'
const ENDS = new RegExp(`^[\\s${INVISIBLE}]+|[\\s${INVISIBLE}]+$`, 'g')
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'g')

/**
 * The parts of a JSON text, without its quotes, that hold no escape of one of these characters. What follows the
 * backslash of such an escape is a part like others: by itself it escapes nothing.
 */
export const VISIBLE_PARTS = /(?:[^\\]+|\\(?!u(?:00ad|180e|200[b-f]|202[a-e]|206\d|feff)).)+/gi

/** Takes what shows nothing off both ends of a text. Spaces stay: words may follow. */
export function withoutInvisibleEnds(text: string): string {
  return text.replace(ENDS, end => end.replace(ANY_INVISIBLE, ''))
}

/** A value as it is checked and sent: without spaces, or what shows nothing, at its ends. */
export function cleanValue(text: string): string {
  return text.replace(ENDS, '')
}

/**
 * Whether a text cannot be sent as it is: half of a character that takes two units of UTF-16 has no form in an address
 * (https://tc39.es/ecma262/#sec-encode), and NUL none in a command.
 */
export function isBroken(text: string): boolean {
  return /[\0\p{Surrogate}]/u.test(text)
}

/** A text with the sign of a missing character (U+FFFD) in place of what cannot be sent. */
export function wellFormed(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD')
}

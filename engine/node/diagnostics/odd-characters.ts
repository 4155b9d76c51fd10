import { type Diagnostic, lineAt } from './build-error.ts'

/**
 * Characters that change what a reader sees or copies without being seen: controls, marks of direction, spaces without
 * width, and what stands for bytes that are no UTF-8. Joiners are left: words and emoji of many languages need them.
 */
const ODD =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g

const NO_UTF8 = '\uFFFD'

/** Whether a text holds any of these characters, wherever. It takes far less time than to say which, and where. */
export const hasOddCharacters = (text: string): boolean => text.search(ODD) !== -1

/**
 * What is wrong with the characters of a file.
 * @param file for diagnostics, relative to the site's root.
 */
export function oddCharacters(file: string, text: string): Diagnostic[] {
  return (
    [...text.matchAll(ODD)]
      // Some editors begin a file with the mark of its byte order.
      .filter(({ 0: character, index }) => character !== '\uFEFF' || index > 0)
      .map(({ 0: character, index }) => {
        const line = lineAt(text, index)
        if (character === NO_UTF8)
          return { file, line, message: 'is not written in UTF-8', fix: 'save it as UTF-8' }
        const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
        return {
          file,
          line,
          message: `holds the character U+${code}, which nobody sees`,
          fix: 'delete it; where it is meant, write it as an escape',
        }
      })
  )
}

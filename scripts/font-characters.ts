/** The characters that the site's typefaces are cut to (`scripts/fonts.ts`). */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const printable = range(0x20, 0x7e)

/** What the text writes. */
export const TEXT_CHARACTERS = `${printable}\u00a0©®°±·×÷–—‘’“”•…←→↑↓↗−≈≤≥≠éèêëáàâäåíìîïóòôöøúùûüýñçÉÄÖÜß€£½√∞⌘⇧`

/** What formulas are made of: upright and slanted letters, Greek, operators and fences. */
export const MATH_CHARACTERS =
  printable +
  range(0x1d434, 0x1d467) +
  'ℎ' +
  range(0x1d6fc, 0x1d71b) +
  'ΓΔΘΛΠΣΦΨΩ±×·⋅−≈≤≥≠∞∑∏√∈→⌊⌋⌈⌉∣…⋯′\u2061\u2062'

/**
 * What the code of pages writes; a test reads all of it. No page writes `~`, and the budget of the face has no room for
 * it: a fallback of the same width shows it where a reader types it.
 */
export const CODE_CHARACTERS = `${printable.replace('~', '')}…×−`

import type { Seeded } from './seeded.ts'

/** Pieces of what no one means to type or to link to: markup, broken escapes, halves of characters, names of built-in objects. */
// biome-ignore format: a table of pieces
export const ODD_PIECES = [
  'swap', 'tryFromHuman', '422-04', '0x6B35…', '0x', '…', '...', '(', '[', '\\', '*', '+?', '^$', '|', '{2,}',
  '<img src=x onerror=alert(1)>', '</script>', '&amp;', '"', "'", '’', '`', '$' + '{x}', '%', '%E0%A4%A', '%00', '\0', '\n',
  '\t', '\uD800', '\uDC00', '🍣', '👩‍👩‍👧', 'مرحبا', '‮', 'שלום', 'é', 'e\u0301', 'ß', 'İ', 'ﬁ', '寿司', '１２３', '-', '_', '__proto__',
  'constructor', 'toString', ' ', '0', '1,000', '6.2.12', 'javascript:alert(1)', '//', '../', '#', '?', '&', '=', '1e999', '-0', 'NaN',
] as const

/** Some pieces in a row, with or without spaces between them. @param most how many at most, 1 or more. */
export function oddText({ below, pick }: Seeded, most = 8): string {
  const pieces = Array.from({ length: 1 + below(most) }, () => pick(ODD_PIECES) + pick(['', ' ']))
  return pieces.join('')
}

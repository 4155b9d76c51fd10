import path from 'node:path'

/** A typeface that every site ships. */
export interface Font {
  /** File in `engine/styles/`. */
  file: string
  /** Package it comes from. */
  package: string
  /** The package's file that ours is cut from (`scripts/fonts.ts`). */
  source: string
}

/** The face of the text. */
export const TEXT_FONT: Font = {
  file: 'geist.woff2',
  package: '@fontsource-variable/geist',
  source: 'files/geist-latin-wght-normal.woff2',
}

/** The face of formulas. */
export const MATH_FONT: Font = {
  file: 'math.woff2',
  package: '@fontsource/stix-two-math',
  source: 'files/stix-two-math-latin-400-normal.woff2',
}

/** The face of code. No page waits for it: its text keeps a face of the system until the reader first does something. */
export const MONO_FONT: Font = {
  file: 'mono.woff2',
  package: '@fontsource-variable/geist-mono',
  source: 'files/geist-mono-latin-wght-normal.woff2',
}

/** Whether a file of a built site is a typeface. @param address its path or address, with the hash in its name. */
export function isFont({ file }: Font, address: string): boolean {
  return path.posix.basename(address).startsWith(`${path.parse(file).name}-`)
}

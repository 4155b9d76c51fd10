/** A stretch of text with one origin. */
export interface Run {
  text: string
  /** Where it begins in its file, counted from 1. */
  line: number
  /** Id of the term that the run is marked as, by `<Term id>`. */
  term?: string
  /** Whether the run is the text of a link. */
  isLink?: boolean
  /** Whether the run is in bold, which marks a word that the text itself defines. */
  isBold?: boolean
}

/** A paragraph, an item, a cell, a heading, or a text of data: what is read in one go. */
export interface TextBlock {
  /** Below the project; for a built page, its address. */
  file: string
  runs: readonly Run[]
  /** A title, a caption or a text of data, in which no term can be marked. */
  isTitle?: boolean
  /** Whether it is in the list of links that ends a page. */
  isNext?: boolean
  /** What it is, where a rule asks for that. */
  kind?: 'heading' | 'alternative'
}

/** Stands where code, a formula or a printed value is: one word that no rule is about. */
export const VALUE = '\u25a1'

/** The words of a block, white space single. */
export function textOf({ runs }: TextBlock): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, ' ')
}

/** The line of a place in the words of a block. @param offset into `textOf`, from 0 */
export function lineAt({ runs }: TextBlock, offset: number): number {
  let before = 0
  for (const { text, line } of runs) {
    if (offset < before + text.length) {
      return line + text.slice(0, offset - before).split('\n').length - 1
    }
    before += text.length
  }
  return runs.at(-1)?.line ?? 1
}

/** A block of one run. */
export function plainBlock(file: string, line: number, text: string): TextBlock {
  return { file, runs: [{ text, line }] }
}

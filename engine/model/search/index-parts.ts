import type { PackedAnswer, PackedDetails } from './packed-answers.ts'

/** The fields of a document that are indexed, in the order in which the index has them. */
export const INDEX_FIELDS = ['title', 'text', 'titles'] as const

/** What the search fetches first: how the rest of the index is cut into parts. */
export interface IndexHead {
  /** How many documents there are. */
  count: number
  /** Mean length of each of {@link INDEX_FIELDS}, in terms. */
  lengths: number[]
  /** Where each part of the terms begins: no term of it comes before, and none of an earlier part from there on. */
  terms: string[]
  /** The least length of a word in each part of the words. */
  words: number[]
  /** How many pages there are. */
  pages: number
  /** How many pages a part of the titles has. */
  pagesWithTitles: number
  /** Whether the site has answers. */
  hasAnswers: boolean
  /** That of the site, where it is not English. */
  language?: string
}

/** What the parts of an index are, each with a number, and what is in them. */
export interface IndexParts {
  /**
   * Terms in their order, and where they stand. The words; the words of other parts whose stems come here. For each word in how
   * many documents it is: four times that of texts, plus 1 when the number of titles follows, plus 2 when that of titles above
   * does. For each of these documents, of title, text and titles above, twice its distance from the one before, plus 1 when the
   * word is there more than once. How often it is then. On a
   * large site, the length of each of these titles and texts, in terms.
   */
  terms: [
    ...[words: string, strays: string],
    ...[counts: string, gaps: string, frequencies: string, lengths: string],
  ]
  /** Words of some lengths, to be found despite slips. */
  words: string
  /** For each document the length of each of {@link INDEX_FIELDS}, unless the terms have them, and its traits. There is one such part. */
  documents: [title: string, text: string, titles: string, traits: string]
  /** Paths and headings. */
  titles: PackedTitles[]
  /** Texts of some documents in a row. */
  text: string[]
  /** What answers are found by. There is one such part. */
  answers: PackedAnswer[]
  /** What is shown of some answers in a row. */
  details: PackedDetails[]
}

/** A kind of part. */
export type PartKind = keyof IndexParts

/** A part of an index, by its kind and number. */
export type PartName = `${PartKind}-${number}`

/** How many answers a part with their details has. */
export const ANSWERS_WITH_DETAILS = 64

/**
 * A section: its fragment, 0 where it is made of the heading, how many headings stand above it, and its heading.
 * Of most, whose fragment is made of the heading, and above which only that of the page stands, the heading alone.
 */
export type PackedSection = string | [fragment: string | 0, depth: number, title: string]

/** A page: its path and title, then its sections in order. */
export type PackedTitles = [path: string, title: string, ...sections: PackedSection[]]

/** Bits of a document's traits, above those of its kind. */
export const TRAITS = {
  /** Whether no other document but a definition bears its title. */
  ownTitle: 4,
  /** Whether its text is the first of a part of the texts. */
  newText: 8,
  /** Whether it has a text with words. */
  hasText: 16,
} as const

/** The address of a part of an index. @param head that of the index's head, which ends in `.json` */
export function partAddress(head: string, name: PartName): string {
  return head.replace(/\.json$/, `-${name}.json`)
}

/** Name of the part that lies at an address, if one of this index does. @param head address of the index's head */
export function partNameOf(head: string, address: string): PartName | undefined {
  const start = head.replace(/\.json$/, '-')
  const name = address.startsWith(start) ? address.slice(start.length).replace(/\.json$/, '') : ''
  return /^[a-z]+-\d+$/.test(name) ? (name as PartName) : undefined
}

/** Number of the part in which something lies. @param starts where the parts begin, in order; the first at or before it */
export function partOf<Key extends string | number>(starts: readonly Key[], key: Key): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? key) <= key) low = middle
    else high = middle
  }
  return low
}

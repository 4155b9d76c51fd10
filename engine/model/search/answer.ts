/**
 * Something short that the search can say by itself: an address, a request, what a code means. A site computes its
 * answers from its data when it is built.
 */
export interface SearchAnswer {
  /** What it is, such as "Gate". */
  readonly name: string
  /** Where it holds, such as a place or a network. */
  readonly where: string
  /** What kind of value it is, for the button that copies it: "address". */
  readonly kind: string
  /** The value, to be copied. A hexadecimal one that begins with `0x` is also found by its beginning. */
  readonly value: string
  /** What a reader has to know besides, in plain sentences. */
  readonly text?: string
  /** Phrases that name it. A query that asks for it has every word of one of them, in any order. */
  readonly subjects: readonly string[]
  /** Phrases that say where. A query that has every word of one of them asks for this place. */
  readonly places: readonly string[]
  /** Words that ask for a value of this kind, such as "address". */
  readonly asks: readonly string[]
  /** Words that a query may have besides, and that say nothing. */
  readonly also?: readonly string[]
  /** Whether it is what is meant where nothing says where. */
  readonly isMain?: boolean
  /** Where it stands: the site path of a page, with the id of its row as the fragment. */
  readonly href: string
}

/** How a query found an answer. */
export type AnswerMatch =
  /** It asks for this very thing. */
  | 'whole'
  /** It is the value in other upper and lower case letters, which may carry a checksum. */
  | 'other-case'
  /** It has a part of the value, which other values can have, too. */
  | 'part'

/** An answer that a query has found. */
export interface FoundAnswer {
  readonly answer: SearchAnswer
  readonly match: AnswerMatch
}

/** What the search says to a query besides its results. */
export interface Reply {
  /** The best first; those with the same value follow each other. */
  readonly answers: readonly FoundAnswer[]
  /** Set for a whole address that is no answer's value. */
  readonly unlisted?: {
    /** A listed answer whose value resembles it, as one that was made to deceive does. */
    readonly like: SearchAnswer | undefined
  }
}

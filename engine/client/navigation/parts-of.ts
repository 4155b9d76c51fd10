import { documentIds } from '#model/document-ids.ts'

/**
 * What follows the article is the frame's own, in whose texts and values there are no tags: so the last end of the main part is
 * that around the article, and a foot before it the page's.
 */
const PARTS = new RegExp(
  `^(.*?</head>)<body>.*?<div [^<>]*id="${documentIds.article}"[^<>]*>(.*)</div>(?:<footer .*</footer>)?</main>(.*)$`,
  's',
)

/** A document in two. */
export interface Parts {
  /** Markup of the article. */
  article: string
  /** A document without it, and without most of the frame: the head, and what follows the main part, which has the page's data. */
  around: string
}

/**
 * Cuts the article out of a document of this site. Read as a document, only to be written out of it again, a long one takes a
 * tenth of a second of a phone.
 * @returns undefined for one that is not written as the site writes its own.
 */
export function partsOf(markup: string): Parts | undefined {
  const [, head, article, rest] = PARTS.exec(markup) ?? []
  if (article === undefined) return undefined
  // A part of a text keeps all of it in memory. Joined to something first, the article is a text of its own.
  return { article: `\n${article}`.slice(1), around: `${head}${rest}` }
}

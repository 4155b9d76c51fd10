import type { SearchDocument } from '../search-document.ts'
import type { PackedAnswer } from './packed-answers.ts'

/** What the search fetches: all that it finds. */
export interface IndexFile {
  pages: PackedPage[]
  answers: PackedAnswer[]
}

/** A section: its fragment, how many headings stand above it, its heading and its text. */
export type PackedSection = [fragment: string, depth: number, title: string, text: string]

/** A page: its path, title and own text, then its sections in order. */
export type PackedPage = [path: string, title: string, text: string, ...sections: PackedSection[]]

/**
 * The documents as the index file holds them, nothing said twice. The browser makes the index of them: shipping
 * the finished index would double the bytes to save a few milliseconds.
 * @param documents of whole pages, each page before its sections.
 */
export function packDocuments(documents: readonly SearchDocument[]): PackedPage[] {
  const pages: PackedPage[] = []
  for (const { href, title, titles, text, isPage } of documents) {
    if (isPage) pages.push([href, title, text])
    else pages.at(-1)?.push([href.slice(href.indexOf('#') + 1), titles.length, title, text])
  }
  return pages
}

/** The documents that {@link packDocuments} packed. */
export function unpackDocuments(pages: readonly PackedPage[]): SearchDocument[] {
  return pages.flatMap(([path, pageTitle, pageText, ...sections]) => {
    const above = [pageTitle]
    return [
      { href: path, title: pageTitle, titles: [], text: pageText, isPage: true },
      ...sections.map(([fragment, depth, title, text]) => {
        above.length = Math.min(above.length, depth)
        const titles = [...above]
        above.push(title)
        return { href: `${path}#${fragment}`, title, titles, text, isPage: false }
      }),
    ]
  })
}

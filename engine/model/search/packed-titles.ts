import type { SearchDocument } from '../search-document.ts'
import type { PackedSection, PackedTitles } from './index-parts.ts'

/** A document without its text. */
export type TitledDocument = Omit<SearchDocument, 'text'>

/** The fragment that most headings have: their letters and digits. */
function usualFragment(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function packSection(fragment: string, depth: number, title: string): PackedSection {
  const isUsual = fragment === usualFragment(title)
  return isUsual && depth === 1 ? title : [isUsual ? 0 : fragment, depth, title]
}

/**
 * Paths and headings of documents as the index has them, nothing said twice.
 * @param documents of whole pages, each page before its sections.
 */
export function packTitles(documents: readonly SearchDocument[]): PackedTitles[] {
  const pages: PackedTitles[] = []
  for (const { href, title, titles, isPage } of documents) {
    const fragment = href.slice(href.indexOf('#') + 1)
    if (isPage) pages.push([href, title])
    else pages.at(-1)?.push(packSection(fragment, titles.length, title))
  }
  return pages
}

/** The documents of a page that {@link packTitles} packed. */
export function unpackTitles([path, pageTitle, ...sections]: PackedTitles): TitledDocument[] {
  const above = [pageTitle]
  return [
    { href: path, title: pageTitle, titles: [], isPage: true },
    ...sections.map(section => {
      const [fragment, depth, title] = typeof section === 'string' ? [0, 1, section] : section
      above.length = Math.min(above.length, depth)
      const titles = [...above]
      above.push(title)
      return { href: `${path}#${fragment || usualFragment(title)}`, title, titles, isPage: false }
    }),
  ]
}

import { documentIds } from '#model/document-ids.ts'
import { KEPT_ATTRIBUTE } from '#model/kept-attribute.ts'
import { keptNote, markedTables, type Showing } from '#model/kept-marks.ts'
import { KEPT_PAGES_ID } from '#model/offline.ts'
import { words } from '#words'

/** The tag with which the article begins. */
const ARTICLE = new RegExp(`<\\w+\\b[^>]*\\sid="${documentIds.article}"[^>]*>`)
const KEPT_HEADING = new RegExp(`<h2\\b[^>]*\\sid="${KEPT_PAGES_ID}"[^>]*>.*?</h2>`, 's')

/**
 * A kept page as it is shown: it says at its head, and at each table of addresses, from when it is. The texts are within
 * the article, so that they come and go with it, whether the browser shows the page or the app does.
 */
export function markedPage(html: string, showing: Showing): string {
  const note = keptNote(showing)
  return markedTables(html, showing).replace(ARTICLE, article => article + note)
}

/** A page that is kept, for the list of them. */
export interface KeptPage {
  /** Where it is. */
  address: string
  html: string
}

/** What a page is called: the text of its first heading, or its address. Texts of pages are markup already. */
function nameOf({ address, html }: KeptPage): string {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  return heading.replace(/<[^>]*>/g, '').trim() || address
}

/** The page for one that is not kept, with links to those that are. */
export function pageOfKeptPages(html: string, kept: readonly KeptPage[]): string {
  const links = kept.map(
    page => `<li><a href="${page.address.replaceAll('"', '%22')}">${nameOf(page)}</a></li>`,
  )
  const list =
    links.length > 0
      ? `<ul ${KEPT_ATTRIBUTE}>${links.join('')}</ul>`
      : `<p ${KEPT_ATTRIBUTE}>${words.noKeptPage}</p>`
  return html.replace(KEPT_HEADING, heading => heading + list)
}

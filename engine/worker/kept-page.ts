import { documentIds } from '#model/document-ids.ts'
import { KEPT_ATTRIBUTE } from '#model/kept-attribute.ts'
import { KEPT_PAGES_ID } from '#model/offline.ts'
import { ARTICLE_DATE_LOCALE } from '#model/site-behavior.ts'

/** How a page that is kept is shown. */
export interface Showing {
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  /** Whether the browser has a network: then the site does not answer. */
  isOnline: boolean
}

/** The tag with which the article begins. */
const ARTICLE = new RegExp(`<\\w+\\b[^>]*\\sid="${documentIds.article}"[^>]*>`)
/** A table with its caption; tables of articles are not nested. */
const TABLE = /(<table\b[^>]*>)(?:<caption>(.*?)<\/caption>)?(.*?<\/table>)/gs
/** An address that readers copy and lose money by when it is outdated. */
const ADDRESS = 'data-copy="0x'

const KEPT_HEADING = new RegExp(`<h2\\b[^>]*\\sid="${KEPT_PAGES_ID}"[^>]*>.*?</h2>`, 's')

/** A day and time in words, in the reader's time zone. */
function dateOf(at: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(ARTICLE_DATE_LOCALE, style).format(at)
}

const reasonOf = (isOnline: boolean) =>
  isOnline ? 'The site does not answer.' : 'You are offline.'

/**
 * A kept page as it is shown: it says at its head, and at each table of addresses, from when it is. The texts are within
 * the article, so that they come and go with it, whether the browser shows the page or the app does.
 */
export function markedPage(html: string, { at, isOnline }: Showing): string {
  const date = dateOf(at)
  const note = `<p ${KEPT_ATTRIBUTE} role="note">${reasonOf(isOnline)} This page is from ${date}.</p>`
  const marked = html.replace(TABLE, (whole, begin: string, caption = '', rest: string) =>
    whole.includes(ADDRESS)
      ? `${begin}<caption>${caption} <strong ${KEPT_ATTRIBUTE}>These addresses are from ${date}.</strong></caption>${rest}`
      : whole,
  )
  return marked.replace(ARTICLE, article => article + note)
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
      : `<p ${KEPT_ATTRIBUTE}>No page is kept yet.</p>`
  return html.replace(KEPT_HEADING, heading => heading + list)
}

import { words } from '#words'
import { hasAddresses } from './exact-values.ts'
import { KEPT_ATTRIBUTE } from './kept-attribute.ts'

/** How a page that is kept is shown. */
export interface Showing {
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  /** Whether the browser has a network: then the site does not answer. */
  isOnline: boolean
}

/** A table with its caption; tables of articles are not nested. */
const TABLE = /(<table\b[^>]*>)(?:<caption>(.*?)<\/caption>)?(.*?<\/table>)/gs

/** A day and time in words, in the reader's time zone. */
function dateOf(at: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(words.locale, style).format(at)
}

/** What a kept page says at its head: why it is shown, and from when it is. */
export function keptNote({ at, isOnline }: Showing): string {
  const reason = isOnline ? words.siteSilent : words.youAreOffline
  return `<p ${KEPT_ATTRIBUTE} role="note">${reason} ${words.pageFrom(dateOf(at))}</p>`
}

/** Markup with each table of addresses saying from when it is. */
export function markedTables(html: string, { at }: Showing): string {
  return html.replace(TABLE, (whole, begin: string, caption = '', rest: string) =>
    hasAddresses(whole)
      ? `${begin}<caption>${caption} <strong ${KEPT_ATTRIBUTE}>${words.addressesFrom(dateOf(at))}</strong></caption>${rest}`
      : whole,
  )
}

import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { wordsOf } from '#words/languages.ts'
import { utcTime } from '../../pages/collect/history.ts'
import type { OutputFile } from '../output-file.ts'
import type { ListedPage } from './listed-page.ts'
import { xmlText } from './xml.ts'

/** Name of the feed of changed pages. */
export const FEED_FILE = 'feed.xml'

/** The most pages that the feed names. */
const ENTRIES = 50

/**
 * The pages that changed last, as an Atom feed (RFC 4287), the newest change first.
 * @returns nothing where no change is known, since a feed has to have a time.
 */
export function feed(config: SiteConfig, pages: readonly ListedPage[]): OutputFile[] {
  const changed = pages
    .flatMap(page => {
      const { lastUpdatedAt } = page.data
      return lastUpdatedAt ? [{ page, time: utcTime(lastUpdatedAt) }] : []
    })
    .sort(
      (a, b) => b.time.localeCompare(a.time, 'en') || a.page.path.localeCompare(b.page.path, 'en'),
    )
  const [newest] = changed
  if (!newest) return []
  const home = xmlText(pageUrl(config, '/'))
  const entries = changed.slice(0, ENTRIES).map(({ page, time }) => {
    const url = xmlText(pageUrl(config, page.path))
    return `<entry>
<id>${url}</id>
<title>${xmlText(page.title)}</title>
<link href="${url}"/>
<updated>${time}</updated>
<summary>${xmlText(page.description)}</summary>
</entry>
`
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${home}</id>
<title>${xmlText(wordsOf(config.language).changedPages(config.title))}</title>
<link href="${home}"/>
<link rel="self" href="${xmlText(pageUrl(config, `/${FEED_FILE}`))}"/>
<updated>${newest.time}</updated>
<author><name>${xmlText(config.title)}</name></author>
${entries.join('')}</feed>
`
  return [{ file: FEED_FILE, text }]
}

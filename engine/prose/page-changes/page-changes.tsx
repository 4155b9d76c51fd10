import { Fragment } from 'react'
import { words } from '#words'
import { type PageChange, useArticle } from '../article-context.ts'
import { LongDate } from '../facts/long-date.tsx'
import { tag } from '../tag.ts'
import styles from './page-changes.module.css'

/** How many changes of a page are listed for a month; those before are counted. */
const LISTED = 5

const monthName = new Intl.DateTimeFormat(words.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Of how many pages a change may be to be told with each of them; one of more is told once. */
const TOLD_WITH_PAGES = 3

/** Puts changes into groups that keep their order. */
function groups(changes: readonly PageChange[], keyOf: (change: PageChange) => string) {
  const found = new Map<string, PageChange[]>()
  for (const change of changes) {
    const key = keyOf(change)
    found.set(key, [...(found.get(key) ?? []), change])
  }
  return [...found]
}

/** The changes of one page in a month, the newest first. */
function Changes({ changes }: { changes: readonly PageChange[] }) {
  const earlier = changes.length - LISTED
  return (
    <ul>
      {changes.slice(0, LISTED).map(({ date, subject }, index) => (
        <li key={index}>
          <LongDate date={date} />: {subject}
        </li>
      ))}
      {earlier > 0 && <li>{words.earlierInMonth(earlier)}</li>}
    </ul>
  )
}

/** A change of many pages, with a link to each: folded, since dozens of them would hide what was done. */
function WideChange({ changes }: { changes: readonly PageChange[] }) {
  const [first] = changes
  if (!first) return null
  return (
    <li>
      <LongDate date={first.date} />: {first.subject}
      <details className={styles.pages}>
        <summary>{words.countPages(changes.length)}</summary>
        {changes.map(({ path, title }, index) => (
          <Fragment key={path}>
            {index > 0 && '; '}
            <a href={path}>{title}</a>
          </Fragment>
        ))}
      </details>
    </li>
  )
}

/** The changes of a month: first those of many pages, then those of few, by page. */
function Month({ changes }: { changes: readonly PageChange[] }) {
  const told = groups(changes, ({ date, subject }) => `${date} ${subject}`)
  const wide = told.filter(([, ofChange]) => ofChange.length > TOLD_WITH_PAGES)
  const isWide = new Set(wide.flatMap(([, ofChange]) => ofChange))
  const narrow = changes.filter(change => !isWide.has(change))
  return (
    <ul>
      {wide.length > 0 && (
        <li>
          {words.severalPages}
          <ul>
            {wide.map(([key, ofChange]) => (
              <WideChange key={key} changes={ofChange} />
            ))}
          </ul>
        </li>
      )}
      {groups(narrow, ({ path }) => path).map(([path, ofPage]) => (
        <li key={path}>
          <a href={path}>{ofPage[0]?.title}</a>
          <Changes changes={ofPage} />
        </li>
      ))}
    </ul>
  )
}

/**
 * What changed on the pages of the site, by month and page, the newest first: the subjects of commits, as version control
 * has them. The search leaves them out: a reader looks for what pages say, not for what was done to them.
 */
export const PageChanges = tag({}, function PageChanges() {
  const { changes } = useArticle()
  if (!changes) return <p>{words.noHistory}</p>
  if (changes.length === 0) return <p>{words.noChanges}</p>
  return (
    <div data-unsearched="" data-changes="">
      {groups(changes, ({ date }) => date.slice(0, 'YYYY-MM'.length)).map(([month, ofMonth]) => (
        <section key={month}>
          <h2 id={month}>{monthName.format(new Date(month))}</h2>
          <Month changes={ofMonth} />
        </section>
      ))}
    </div>
  )
})

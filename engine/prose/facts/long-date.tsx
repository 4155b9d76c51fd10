import type { ReactElement } from 'react'
import { ARTICLE_DATE_LOCALE, ARTICLE_DATE_STYLE } from '#model/site-behavior.ts'

// A day has no time zone; reading and writing it in UTC keeps it the same day everywhere.
const format = new Intl.DateTimeFormat(ARTICLE_DATE_LOCALE, {
  dateStyle: ARTICLE_DATE_STYLE,
  timeZone: 'UTC',
})

interface LongDateProps {
  /** A day as YYYY-MM-DD. */
  readonly date: string
}

/**
 * A day in words, such as "November 18, 2024".
 * @throws RangeError when `date` is not a date.
 */
export function LongDate({ date }: LongDateProps): ReactElement {
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}

import { z } from 'zod'
import { ARTICLE_DATE_STYLE } from '#model/site-behavior.ts'
import { words } from '#words'
import { tag } from '../tag.ts'

// A day has no time zone; reading and writing it in UTC keeps it the same day everywhere.
const format = new Intl.DateTimeFormat(words.locale, {
  dateStyle: ARTICLE_DATE_STYLE,
  timeZone: 'UTC',
})

/** A day in words, such as "November 18, 2024". */
export const LongDate = tag(
  {
    /** A day as YYYY-MM-DD. */
    date: z.iso.date(),
  },
  function LongDate({ date }) {
    return <time dateTime={date}>{format.format(new Date(date))}</time>
  },
)

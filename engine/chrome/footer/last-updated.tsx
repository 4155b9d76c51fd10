import type { ReactNode } from 'react'
import { words } from '#words'

/** How a time is written before the boot script knows the reader's locale. */
const format = new Intl.DateTimeFormat(words.locale, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** When the page last changed. The script writes it anew as the reader's locale and clock have it. */
export function LastUpdated({ time }: { time: string }): ReactNode {
  return (
    <p>
      {`${words.lastUpdated} `}
      <time dateTime={time} data-local="" key={time} suppressHydrationWarning>
        {format.format(new Date(time))}
      </time>
    </p>
  )
}

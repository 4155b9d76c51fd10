import type { ReactNode } from 'react'
import { words } from '#words'

/**
 * A time as it reads in every language, in UTC. The first `Intl.DateTimeFormat` takes a phone a tenth of a second, in
 * which it answers nobody.
 */
const neutral = (time: string) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** When the page last changed. The script writes it anew as the reader's locale and clock have it. */
export function LastUpdated({ time }: { time: string }): ReactNode {
  return (
    <p>
      {`${words.lastUpdated} `}
      <time dateTime={time} key={time} suppressHydrationWarning>
        {neutral(time)}
      </time>
    </p>
  )
}

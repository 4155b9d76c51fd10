import type { ReactNode } from 'react'
import type { VenueShare } from './trade.ts'
import styles from './trade-island.module.css'

/** Where the trade leaves, where the venues are, and where it arrives, on a plane that is 100 wide and high. */
const START = 0
const VENUE_FROM = 36
const VENUE_TO = 64
const END = 100

/** A band from one top to another, level at both ends. */
function band(x: number, top: number, toX: number, toTop: number, height: number): string {
  const middle = (x + toX) / 2
  const at = (value: number) => Number((value * 100).toFixed(2))
  const [a, b, c, d] = [top, toTop, toTop + height, top + height].map(at)
  return `M${x} ${a}C${middle} ${a} ${middle} ${b} ${toX} ${b}V${c}C${middle} ${c} ${middle} ${d} ${x} ${d}Z`
}

/** The streams of a trade: to the venues and from them. */
export function TradeStreams({ venues }: { venues: readonly VenueShare[] }): ReactNode {
  return (
    <svg
      className={styles.streams}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {venues.map(({ name, share, sold, paid }) =>
        share > 0 ? (
          <g key={name}>
            <path
              vectorEffect="non-scaling-stroke"
              className={styles.sold}
              d={band(START, sold.whole, VENUE_FROM, sold.venue, sold.height)}
            />
            <path
              vectorEffect="non-scaling-stroke"
              className={styles.paid}
              d={band(VENUE_TO, paid.venue, END, paid.whole, paid.height)}
            />
          </g>
        ) : null,
      )}
    </svg>
  )
}

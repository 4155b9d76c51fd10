import type { ReactNode } from 'react'

/**
 * The line that thumbs move on, with the part that is set. It is drawn, since a range input has no such part in every
 * browser.
 * @param from first end of the part that is set, of the way along the line, from 0 to 1.
 * @param to its other end.
 */
export function Track({ from, to }: { from: number; to: number }): ReactNode {
  const percent = (part: number) => Number((100 * part).toFixed(1))
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 1H100" />
      <path d={`M${percent(from)} 1H${percent(to)}`} />
    </svg>
  )
}

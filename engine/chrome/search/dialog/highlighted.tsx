import type { ReactNode } from 'react'
import type { Segment } from '#model/search/highlight.ts'

/** Text with its matches marked. */
export function Highlighted({ segments }: { segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, index) =>
    // Segments never move, so their place identifies them.
    isMatch ? <mark key={`${index}-${text}`}>{text}</mark> : text,
  )
}

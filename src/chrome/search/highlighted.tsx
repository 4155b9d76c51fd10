import type { ReactNode } from 'react'
import type { Segment } from '#model/search/highlight.ts'

/** Text with its matches marked. */
export function Highlighted({ segments }: { segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, index) => {
    // Segments never move, so their place identifies them.
    const key = `${index}-${text}`
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}

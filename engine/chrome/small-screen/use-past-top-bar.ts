import { type RefObject, useEffect, useRef, useState } from 'react'
import { SCROLL_INTO_VIEW_MARGIN_PX } from '#model/site-behavior.ts'

/**
 * Whether the reader has scrolled past the top bar's place by more than the margin.
 * @returns the reference for an element that stands where the top bar does at the page's top.
 */
export function usePastTopBar(): { place: RefObject<HTMLDivElement | null>; isPast: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => setPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `${SCROLL_INTO_VIEW_MARGIN_PX}px 0px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, isPast }
}

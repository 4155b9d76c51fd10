import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SCROLL_INTO_VIEW_MARGIN_PX } from '#model/site-behaviour.ts'
import { ArrowUpIcon } from '#ui/icons.tsx'
import styles from './small-screen-bar.module.css'

function goToTop(): void {
  const heading = document.querySelector<HTMLElement>('#article h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  scrollTo({ top: 0 })
}

/** Leads back to the top of the page. It is there once the reader has scrolled past the top bar's place. */
export function TopButton(): ReactNode {
  const place = useRef<HTMLSpanElement>(null)
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
  return (
    <>
      <span className={styles.topBarPlace} ref={place} />
      {isPast && (
        <button type="button" className={styles.button} onClick={goToTop}>
          <ArrowUpIcon />
          Top
        </button>
      )}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { OUTLINE_CLICK_SUPPRESSION_MS, OUTLINE_SCROLL_THROTTLE_MS } from '#model/site-behavior.ts'
import { activeHeadingOf } from './active-heading.ts'

/** The headings of the article that the outline may mark, from top to bottom. */
function headingTops(): { id: string; top: number }[] {
  const headings = document.querySelectorAll('#article :is(h2, h3, h4, h5, h6)[id]')
  return [...headings].map(heading => ({
    id: heading.id,
    top: heading.getBoundingClientRect().top,
  }))
}

/**
 * Follows which heading is being read. After a click in the outline, the clicked one stays marked while the
 * page scrolls to it.
 */
export function useActiveHeading(path: string): {
  activeId: string | undefined
  followClick: (id: string) => void
} {
  const [active, setActive] = useState<{ path: string; id: string | undefined }>()
  const suppressedUntil = useRef(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      if (performance.now() < suppressedUntil.current) return
      const { scrollY, innerHeight } = window
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
      const id = activeHeadingOf(headingTops(), {
        line: innerHeight / 4,
        isAtEnd: isAtEnd && scrollY > 0,
      })
      setActive(current => (current?.id === id && current?.path === path ? current : { path, id }))
    }
    const onScroll = () => {
      timer ??= setTimeout(read, OUTLINE_SCROLL_THROTTLE_MS)
    }
    read()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [path])

  return {
    activeId: active?.path === path ? active.id : undefined,
    followClick(id) {
      suppressedUntil.current = performance.now() + OUTLINE_CLICK_SUPPRESSION_MS
      setActive({ path, id })
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import type { OutlineNode } from '#model/outline.ts'
import type { PageData } from '#model/page.ts'
import { OUTLINE_CLICK_SUPPRESSION_MS, OUTLINE_SCROLL_THROTTLE_MS } from '#model/site-behavior.ts'
import { activeHeadingOf } from './active-heading.ts'

/** The headings of an outline in the order of the page. */
function idsOf(nodes: readonly OutlineNode[] = []): string[] {
  return nodes.flatMap(({ id, children }) => [id, ...idsOf(children)])
}

/** Where the headings stand that the outline lists, from top to bottom. */
function headingTops(ids: readonly string[]): { id: string; top: number }[] {
  return ids.flatMap(id => {
    const heading = document.getElementById(id)
    return heading ? { id, top: heading.getBoundingClientRect().top } : []
  })
}

function activeHeadingNow(ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight } = window
  const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
  return activeHeadingOf(headingTops(ids), {
    line: innerHeight / 4,
    isAtEnd: isAtEnd && scrollY > 0,
  })
}

/** Id of the heading that is being read, among those that the outline lists. */
export const activeHeadingIn = (outline: readonly OutlineNode[]) => activeHeadingNow(idsOf(outline))

/**
 * Follows which heading is being read. After a click in the outline, the clicked one stays marked while the
 * page scrolls to it.
 * @param isAtOnce whether it is told at the first paint. To ask where headings stand has a browser lay the page out: what comes
 *   with a page does so in a task of its own, and the reader is answered before it.
 */
export function useActiveHeading(
  { path, outline }: Pick<PageData, 'path' | 'outline'>,
  isAtOnce = false,
): {
  activeId: string | undefined
  followClick: (id: string) => void
} {
  const [active, setActive] = useState<{ path: string; id: string | undefined }>()
  const suppressedUntil = useRef(0)

  useEffect(() => {
    const ids = idsOf(outline)
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      if (performance.now() < suppressedUntil.current) return
      const id = activeHeadingNow(ids)
      setActive(current => (current?.id === id && current?.path === path ? current : { path, id }))
    }
    const onScroll = () => {
      timer ??= setTimeout(read, OUTLINE_SCROLL_THROTTLE_MS)
    }
    if (isAtOnce) read()
    else timer = setTimeout(read)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [path, outline, isAtOnce])

  return {
    activeId: active?.path === path ? active.id : undefined,
    followClick(id) {
      suppressedUntil.current = performance.now() + OUTLINE_CLICK_SUPPRESSION_MS
      setActive({ path, id })
    },
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/** Parts of the page that the open mobile sidebar covers. */
const COVERED = 'header, main, footer, [data-small-screen-bar], [data-skip]'

/** From this width on the sidebar is a column, as `sidebar.module.css` renders it. */
const COLUMN = '(width >= 64rem)'

function close(sidebar: HTMLElement | null): void {
  if (sidebar?.matches(':popover-open')) sidebar.hidePopover()
}

/**
 * Keeps keyboard and screen reader inside the sidebar while it is open over the page, and closes it when a
 * link in it is followed, the page changes, or the window grows so wide that it is a column. Opening, Escape and a press outside are the browser's own.
 */
export function useMobileSidebar(element: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const sidebar = element.current
    if (!sidebar) return
    const cover = (isCovered: boolean) => {
      for (const part of document.querySelectorAll<HTMLElement>(COVERED)) {
        if (!sidebar.contains(part)) part.inert = isCovered
      }
    }
    const isOpening = (event: Event) => 'newState' in event && event.newState === 'open'
    // Before it closes, because the browser then gives the focus back to the button that opened it.
    const onBeforeToggle = (event: Event) => {
      if (!isOpening(event)) cover(false)
    }
    const onOpen = () => {
      cover(true)
      const current = sidebar.querySelector<HTMLElement>('[aria-current="page"]')
      const place = current ?? sidebar.querySelector('a')
      place?.focus()
    }
    const onToggle = (event: Event) => {
      if (isOpening(event)) onOpen()
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close(sidebar)
    }
    const isColumn = matchMedia(COLUMN)
    const onWidth = () => {
      if (isColumn.matches) close(sidebar)
    }
    sidebar.addEventListener('beforetoggle', onBeforeToggle)
    sidebar.addEventListener('toggle', onToggle)
    sidebar.addEventListener('click', onClick)
    isColumn.addEventListener('change', onWidth)
    // The browser may have opened it before this could listen.
    if (sidebar.matches(':popover-open')) onOpen()
    return () => {
      isColumn.removeEventListener('change', onWidth)
      sidebar.removeEventListener('click', onClick)
      sidebar.removeEventListener('beforetoggle', onBeforeToggle)
      sidebar.removeEventListener('toggle', onToggle)
    }
  }, [element])
  const shownFor = useRef(path)
  useEffect(() => {
    if (shownFor.current === path) return
    shownFor.current = path
    close(element.current)
  }, [element, path])
}

import { type RefObject, useEffect, useRef } from 'react'

/** Id of the sidebar, by which the small-screen menu button opens it. */
export const SIDEBAR_ID = 'sidebar'

/** Parts of the page that the open mobile sidebar covers. */
const COVERED = 'header, main, footer, [data-small-screen-bar], [data-skip]'

/** Whether the sidebar is a column: its style sheet alone knows from which width on, and for which size of text. */
const isColumn = (sidebar: HTMLElement) => getComputedStyle(sidebar).position !== 'fixed'

function close(sidebar: HTMLElement | null): void {
  if (sidebar?.matches(':popover-open')) sidebar.hidePopover()
}

function focusOpener({ id }: HTMLElement): void {
  document
    .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
    ?.focus({ preventScroll: true })
}

/**
 * Keeps keyboard and screen reader inside the sidebar while it is open over the page, and closes it when a
 * link in it is followed or the window grows so wide that it is a column. Opening, Escape and a press outside are the browser's own.
 */
export function useMobileSidebar(element: RefObject<HTMLElement | null>): void {
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
      // After a press beside it the browser gives the focus to nothing.
      else if (document.activeElement === document.body) focusOpener(sidebar)
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close(sidebar)
    }
    const onWidth = () => {
      if (isColumn(sidebar)) close(sidebar)
    }
    sidebar.addEventListener('beforetoggle', onBeforeToggle)
    sidebar.addEventListener('toggle', onToggle)
    sidebar.addEventListener('click', onClick)
    addEventListener('resize', onWidth)
    // The browser may have opened it before this could listen.
    if (sidebar.matches(':popover-open')) onOpen()
    return () => {
      removeEventListener('resize', onWidth)
      sidebar.removeEventListener('click', onClick)
      sidebar.removeEventListener('beforetoggle', onBeforeToggle)
      sidebar.removeEventListener('toggle', onToggle)
      // It may leave while it is open, with a page that has none.
      cover(false)
    }
  }, [element])
}

/**
 * Closes the sidebar when another page is shown, before that page takes the focus: what the open sidebar covers would not.
 * The sidebar itself follows the article, and would come too late.
 */
export function useClosedSidebar(path: string): void {
  const shownFor = useRef(path)
  useEffect(() => {
    if (shownFor.current === path) return
    shownFor.current = path
    close(document.getElementById(SIDEBAR_ID))
  }, [path])
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { sidebarOn } from '#model/page.ts'
import { sectionTitle } from '#model/section-title.ts'
import { SidebarIcon } from '#ui/icons.tsx'
import { words } from '#words'
import bars from '../frame/bars.module.css'
import { useFrame } from '../frame/frame-context.ts'
import { SIDEBAR_ID } from '../sidebar/use-mobile-sidebar.ts'
import { OutlinePopover } from './outline-popover.tsx'
import styles from './small-screen-bar.module.css'
import { TopButton } from './top-button.tsx'
import { usePastTopBar } from './use-past-top-bar.ts'

/** The bar under the top bar on small screens: the way to the sidebar, to the top and within the page. */
export function SmallScreenBar({ hasOutline }: { hasOutline: boolean }): ReactNode {
  const { page, site } = useFrame()
  const sidebar = sidebarOn(page, site.areas)
  const { place, isPast } = usePastTopBar()
  return (
    <>
      <section
        className={clsx(bars.bar, styles.bar, page.hasCalls && styles.withCalls, 'screen-only')}
        data-small-screen-bar=""
        aria-label={words.pageTools}
      >
        {!page.hides?.includes('sidebar') && (
          <button
            type="button"
            className={`${styles.menu} icon-button`}
            popoverTarget={SIDEBAR_ID}
            aria-label={words.openSidebar}
          >
            <SidebarIcon />
          </button>
        )}
        <p className={styles.section}>{sectionTitle({ ...page, sidebar })}</p>
        {isPast && <TopButton />}
        {hasOutline && <OutlinePopover />}
      </section>
      <div className={styles.topBarPlace} ref={place} />
    </>
  )
}

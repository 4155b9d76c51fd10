import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sidebarOn } from '#model/page.ts'
import type { AreaStart } from '#model/sidebar.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import { scrollItemIntoView } from '../frame/scroll-item-into-view.ts'
import { AllAreas } from './all-areas.tsx'
import { BackLink } from './back-link.tsx'
import styles from './sidebar.module.css'
import { SidebarItems } from './sidebar-items.tsx'
import { SIDEBAR_ID, useMobileSidebar } from './use-mobile-sidebar.ts'

/** The pages of the current area and the way to the others. On small screens it opens over the page. */
export function Sidebar(): ReactNode {
  const { page, site } = useFrame()
  const linkTo = useLinkTo()
  const element = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState<readonly AreaStart[]>()
  useMobileSidebar(element)
  const scrolledFor = useRef<string>(undefined)
  const showCurrent = () => {
    if (!element.current || scrolledFor.current === page.path) return
    scrolledFor.current = page.path
    scrollItemIntoView(element.current, '[aria-current="page"]')
  }
  // Of a further page before it is painted, since it comes after the article and would be seen to move.
  useLayoutEffect(() => {
    if (scrolledFor.current !== undefined) showCurrent()
  })
  // At first it comes with the article, which is not to be laid out for it.
  useEffect(showCurrent)
  return (
    <div className={`${styles.sidebar} screen-only`} id={SIDEBAR_ID} popover="auto" ref={element}>
      <nav aria-label={words.documentation} className={styles.nav}>
        <div className={styles.top}>
          <BackLink />
          <button
            type="button"
            className={`${styles.close} icon-button`}
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
          >
            <CloseIcon />
          </button>
        </div>
        {page.areasFrom !== undefined && <AllAreas onLoad={setAll} />}
        <ul className={styles.areas}>
          {sidebarOn(page, site.areas, all).map(area => (
            <li key={area.text} className={area.items ? styles.openArea : styles.area}>
              {area.items ? (
                <>
                  <p className={styles.areaTitle}>{area.text}</p>
                  <SidebarItems items={area.items} path={page.path} />
                </>
              ) : (
                <a className={styles.areaLink} {...linkTo(area.link ?? '/')}>
                  {area.text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

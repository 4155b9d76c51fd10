import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { InlineLinks } from '#ui/inline-links.tsx'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import { scrollItemIntoView } from '../frame/scroll-item-into-view.ts'
import { markLetter } from './mark-letter.ts'
import styles from './outline.module.css'
import { OutlineList } from './outline-list.tsx'
import { useActiveHeading } from './use-active-heading.ts'

/** "On this page": the headings of the article, the one being read marked. */
export function Outline(): ReactNode {
  const { page, site } = useFrame()
  const linkTo = useLinkTo()
  const { activeId, followClick } = useActiveHeading(page)
  const element = useRef<HTMLElement>(null)
  // A long outline scrolls with its mark.
  useEffect(() => {
    const column = element.current?.parentElement
    if (column && activeId) scrollItemIntoView(column, '[aria-current="location"]')
    markLetter(activeId)
  }, [activeId])
  return (
    <nav
      ref={element}
      className={clsx(styles.outline, activeId && styles.followed)}
      aria-labelledby="outline-title"
    >
      <h2 className={styles.title} id="outline-title">
        {words.onThisPage}
      </h2>
      <OutlineList nodes={page.outline} activeId={activeId} onFollow={followClick} />
      {site.outlineFooter && (
        <p className={styles.footer}>
          <InlineLinks text={site.outlineFooter} linkTo={linkTo} />
        </p>
      )}
    </nav>
  )
}

import type { ReactNode } from 'react'
import { POPOVER_OFFSET_PX } from '#model/site-behavior.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { DisclosurePopover } from '#ui/popover/disclosure-popover.tsx'
import { words } from '#words'
import bars from '../frame/bars.module.css'
import { useFrame } from '../frame/frame-context.ts'
import { OutlineList } from '../outline/outline-list.tsx'
import { useActiveHeading } from '../outline/use-active-heading.ts'
import styles from './small-screen-bar.module.css'

/** "On this page" for small screens: the headings of the article behind a button. */
export function OutlinePopover(): ReactNode {
  const { path } = useFrame().page
  return (
    <DisclosurePopover
      name={words.onThisPage}
      button={
        <>
          {words.onThisPage}
          <ChevronDownIcon />
        </>
      }
      className={`${bars.button} ${styles.button}`}
      offset={POPOVER_OFFSET_PX}
      path={path}
    >
      {onFollow => <Headings onFollow={onFollow} />}
    </DisclosurePopover>
  )
}

function Headings({ onFollow }: { onFollow: () => void }): ReactNode {
  const { page } = useFrame()
  const { activeId } = useActiveHeading(page, true)
  return (
    <nav className={styles.outline} aria-label={words.pageHeadings}>
      <OutlineList nodes={page.outline} activeId={activeId} onFollow={onFollow} />
    </nav>
  )
}

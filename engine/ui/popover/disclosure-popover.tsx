import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import panel from '../panel/panel.module.css'
import { useUpgrade } from '../upgrade/use-upgrade.ts'
import styles from './popover.module.css'
import type { PopoverSettings } from './popover-settings.ts'

interface Props extends PopoverSettings {
  /** Path of the page; the popover closes when it changes. */
  path: string
  /** What is inside, given a function that closes the popover once a link in it is followed. */
  children: (onFollow: () => void) => ReactNode
}

const loadPopover = async () => (await import('./popover.tsx')).Popover

/** A button that shows a box of links. It works without script; its richer form is fetched later. */
export function DisclosurePopover({ path, children, ...settings }: Props): ReactNode {
  const { details, upgraded } = useUpgrade(loadPopover, path)
  const { name, button, isIcon, className } = settings
  const simple = (
    <details className={panel.disclosure} ref={details}>
      <summary className={clsx(panel.trigger, className)} aria-label={isIcon ? name : undefined}>
        {button}
      </summary>
      <div className={clsx(panel.panel, styles.panel, styles.below)}>
        {children(() => {
          if (details.current) details.current.open = false
        })}
      </div>
    </details>
  )
  if (!upgraded) return simple
  const { Component, initial } = upgraded
  return (
    <Boundary fallback={simple}>
      <Component {...settings} initial={initial}>
        {children}
      </Component>
    </Boundary>
  )
}

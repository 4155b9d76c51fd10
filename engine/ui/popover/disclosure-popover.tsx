import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import panel from '../panel/panel.module.css'
import { useUpgrade } from '../upgrade/use-upgrade.ts'
import styles from './popover.module.css'

export interface PopoverSettings {
  /** What a screen reader calls the popover, and its button unless that has text. */
  name: string
  /** What the button shows. */
  button: ReactNode
  /** Whether the button is an icon alone, and so needs its name spoken. */
  isIcon?: boolean
  /** Class of the button. */
  className: string
  /** Distance between button and popover, in CSS pixels. */
  offset: number
}

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
  if (upgraded) {
    const { Component, initial } = upgraded
    return (
      <Component {...settings} initial={initial}>
        {children}
      </Component>
    )
  }
  const { name, button, isIcon, className } = settings
  return (
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
}

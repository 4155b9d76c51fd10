import * as Tabs from 'radix-ui/tabs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Slot } from '#islands/slot.tsx'
import { CHOICE_EVENT, FOLLOW_EVENT } from '#ui/choice-events.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './tabs.module.css'

type Props = {
  titles: string[]
  label: string
  isCode: boolean
  /** Number of the tab that shows at first, when a choice made elsewhere has put it there. Default: the first. */
  chosen?: string
}

/** Tabs with automatic activation on focus. Every panel is in the page, so that hydration and printing find it. */
export function TabsIsland({ titles, label, isCode, chosen = '0' }: Props): ReactNode {
  const isHydrated = useHydrated()
  const [value, setValue] = useState(chosen)
  const list = useRef<HTMLDivElement>(null)

  // Groups with the same titles are kept in step.
  useEffect(() => {
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      // At once, so that what moves can be measured.
      flushSync(() => setValue(String(event.detail)))
    }
    const element = list.current
    element?.addEventListener(FOLLOW_EVENT, follow)
    return () => element?.removeEventListener(FOLLOW_EVENT, follow)
  }, [])

  const choose = (next: string) => {
    setValue(next)
    const detail = titles[Number(next)] ?? ''
    list.current?.dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail, bubbles: true }))
  }
  return (
    <Tabs.Root
      className={isCode ? `${styles.tabs} ${styles.code}` : styles.tabs}
      value={value}
      onValueChange={choose}
    >
      <Tabs.List className={styles.list} aria-label={label} ref={list} suppressHydrationWarning>
        {titles.map((title, index) => (
          <Tabs.Trigger
            key={title}
            className={styles.trigger}
            value={String(index)}
            // Tab leads to the chosen one from the start; the library lets it only once it is there.
            {...(!isHydrated && String(index) === chosen && { tabIndex: 0 })}
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {titles.map((title, index) => (
        <Tabs.Content
          key={title}
          className={styles.panel}
          value={String(index)}
          forceMount
          // The build leaves out the style attributes that the library writes.
          suppressHydrationWarning
          tabIndex={isCode ? -1 : 0}
        >
          <p className={styles.name}>{title}</p>
          <Slot name={String(index)} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

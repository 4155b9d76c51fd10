import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Slot } from '#islands/slot.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './tabs.module.css'

type Props = {
  titles: string[]
  label: string
  isCode: boolean
}

/** Tabs with automatic activation on focus. Every panel is in the page, so that hydration and printing find it. */
export function TabsIsland({ titles, label, isCode }: Props): ReactNode {
  const isHydrated = useHydrated()
  return (
    <Tabs.Root className={isCode ? `${styles.tabs} ${styles.code}` : styles.tabs} defaultValue="0">
      <Tabs.List className={styles.list} aria-label={label} suppressHydrationWarning>
        {titles.map((title, index) => (
          <Tabs.Trigger
            key={title}
            className={styles.trigger}
            value={String(index)}
            // Tab leads to the chosen one from the start; the library lets it only once it is there.
            {...(!isHydrated && index === 0 && { tabIndex: 0 })}
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

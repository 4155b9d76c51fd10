import type { ReactNode } from 'react'
import { useFrame } from '#chrome/frame/frame-context.ts'
import { MoonIcon, SunIcon } from '#ui/icons.tsx'
import styles from './theme-switch.module.css'

/** Switches between light and dark; the boot script answers it. Absent when the settings fix the colours. */
export function ThemeSwitch(): ReactNode {
  if (useFrame().site.fixedColorScheme) return null
  return (
    <button
      type="button"
      className={`${styles.switch} icon-button needs-script`}
      data-theme-switch=""
      aria-label="Switch between light and dark"
    >
      <span className={styles.sun}>
        <SunIcon />
      </span>
      <span className={styles.moon}>
        <MoonIcon />
      </span>
    </button>
  )
}

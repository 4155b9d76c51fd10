import type { ReactNode } from 'react'
import { MoonIcon, SunIcon } from '#ui/icons.tsx'
import { words } from '#words'
import { useFrame } from '../frame/frame-context.ts'
import styles from './theme-switch.module.css'

/** Switches between light and dark; the boot script answers it. Absent when the settings fix the colors. */
export function ThemeSwitch(): ReactNode {
  if (useFrame().site.fixedColorScheme) return null
  return (
    <button
      type="button"
      className={`${styles.switch} icon-button needs-script`}
      data-theme-switch=""
      aria-label={words.switchTheme}
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

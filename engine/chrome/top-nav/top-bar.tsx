import type { ReactNode } from 'react'
import bars from '../frame/bars.module.css'
import { useFrame } from '../frame/frame-context.ts'
import { SearchButton } from '../search/search-button.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Logo } from './logo.tsx'
import styles from './top-bar.module.css'
import { TopMenu } from './top-menu.tsx'
import { TopNav } from './top-nav.tsx'

/** The bar across the top: logo, search, navigation, theme. */
export function TopBar(): ReactNode {
  const { hides } = useFrame().page
  const hasNav = !hides?.includes('topNav')
  return (
    <header className={`${bars.bar} ${styles.bar} screen-only`}>
      {!hides?.includes('logo') && <Logo />}
      <div className={styles.tools}>
        <SearchButton />
        {hasNav && <TopNav />}
        <ThemeSwitch />
        {hasNav && <TopMenu />}
      </div>
    </header>
  )
}

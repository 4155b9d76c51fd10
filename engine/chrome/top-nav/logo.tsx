import type { ReactNode } from 'react'
import { LOGO_HEIGHT_PX } from '#model/site-behavior.ts'
import { ThemedImage } from '#ui/themed-image.tsx'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import styles from './top-bar.module.css'

/** The way home: the logo, or the site's title when there is none. */
export function Logo(): ReactNode {
  const { title, logoUrl, basePath } = useFrame().site
  const linkTo = useLinkTo()
  return (
    <a className={styles.logo} aria-label={words.homeOf(title)} href={linkTo('/').href}>
      {logoUrl ? (
        <ThemedImage image={logoUrl} alt="" height={LOGO_HEIGHT_PX} basePath={basePath} />
      ) : (
        title
      )}
    </a>
  )
}

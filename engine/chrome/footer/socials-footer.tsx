import type { ReactNode } from 'react'
import { Socials } from '../socials/socials.tsx'
import styles from './socials-footer.module.css'

/** The foot of pages outside the docs layout: where else to find the project. */
export function SocialsFooter(): ReactNode {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <Socials />
    </footer>
  )
}
